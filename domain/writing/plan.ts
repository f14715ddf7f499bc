import type { GenerateBody, OutlineSection } from '../../shared/generations.schema.ts';
import { isEndingAsleep } from '../../shared/isEndingAsleep.ts';
import { clockFor } from '../../shared/markup/clock.ts';
import { silenceShare } from '../../shared/markup/silenceShare.ts';
import { minSecondsOf, maxSecondsOf } from '../../shared/outline/sectionSeconds.ts';
import { spreadSeconds, type Part } from '../../shared/outline/spreadSeconds.ts';
import type { SectionKind } from '../../shared/vocabulary.ts';

export type SectionPlan = {
  /** From 1. */
  readonly position: number;
  readonly kind: SectionKind;
  readonly plannedSeconds: number;
  /** Part of the section's time that is silence. */
  readonly silenceShare: number;
  /** Seconds of silence in which it ends, beside that; 0 in nearly all. */
  readonly endSilence: number;
};
export type ScriptPlan = { readonly totalSeconds: number; readonly sections: readonly SectionPlan[] };

type Asked = Pick<
  GenerateBody,
  | 'language'
  | 'type'
  | 'theme'
  | 'approach'
  | 'intensity'
  | 'duration'
  | 'includeBreathing'
  | 'endsAsleep'
  | 'body'
  | 'instructions'
  | 'endSilence'
> & {
  readonly readingSpeed?: number;
};
type Share = readonly [kind: SectionKind, percent: number];
type Length = readonly [kind: SectionKind, seconds: number];

/** Parts of the time (design: writing, "Structure"; our own proposal, to be measured). */
const shares: Readonly<Record<'meditation' | 'bodyscan' | 'breathing' | 'hypnosis', readonly Share[]>> = {
  meditation: [
    ['settling', 8],
    ['breath', 14],
    ['body', 20],
    ['theme', 42],
    ['integration', 9],
    ['return', 7],
  ],
  bodyscan: [
    ['settling', 8],
    ['breath', 9],
    ['body', 55],
    ['theme', 14],
    ['integration', 7],
    ['return', 7],
  ],
  breathing: [
    ['settling', 8],
    ['breath', 32],
    ['body', 12],
    ['theme', 32],
    ['integration', 9],
    ['return', 7],
  ],
  hypnosis: [
    ['pretalk', 6],
    ['induction', 20],
    ['deepening', 12],
    ['suggestion', 48],
    ['posthypnotic', 7],
    ['emergence', 7],
  ],
};

/** Silence beside the script's own share: instructions need less, resting places more. */
const silenceFactor: Partial<Record<SectionKind, number>> = {
  settling: 0.72,
  pretalk: 0.72,
  emergence: 0.72,
  return: 0.8,
  breath: 1.1,
  body: 1.05,
  'sleep-tail': 1.25,
};

/**
 * Characters of speech that make a word, as few as were seen in composed scripts (4.8 in English, more elsewhere), with
 * a margin: what is planned by this does not exceed a limit of words.
 */
const charactersPerWord = 4.6;

/**
 * Which sections a script has, how long each lasts, and how much of it is silence. The seconds sum to the asked
 * duration; `maxWords` is the plan's limit, and more silence keeps to it. Once there is an outline, which a person
 * may have changed, its sections are the plan.
 */
export function planScript(
  asked: Asked,
  maxWords: number | null = null,
  outline: readonly Pick<OutlineSection, 'kind' | 'plannedSeconds'>[] = [],
): ScriptPlan {
  const totalSeconds = asked.duration * 60;
  const speakable = maxWords === null ? Infinity : (maxWords * charactersPerWord) / clockFor(asked).charactersPerSecond;
  const silence = Math.max(silenceShare(asked), 1 - speakable / totalSeconds);
  const minShare = minSilenceAt(asked.readingSpeed ?? 100);
  const endSilence = endSilenceIn(asked);
  const seconds =
    outline.length > 0
      ? outline.map(({ kind, plannedSeconds }): Length => [kind, plannedSeconds])
      : addSilence(fitSeconds(partsOf(asked), totalSeconds - endSilence), asked, endSilence);
  const sections = seconds.map(([kind, plannedSeconds], index) => ({
    position: index + 1,
    kind,
    plannedSeconds,
    silenceShare: Math.min(0.75, Math.max(minShare, silence * (silenceFactor[kind] ?? 1))),
    endSilence: index === silentIndex(seconds.length, asked) ? silenceOf(kind, plannedSeconds, endSilence) : 0,
  }));
  return { totalSeconds, sections };
}

/** Part of a script that the silence at its end may take, so that a short one stays a script. */
const maxEndShare = 0.2;

const endSilenceIn = ({ duration, endSilence }: Asked): number =>
  Math.min(endSilence ?? 0, Math.floor(duration * 60 * maxEndShare));

/** What a section must say keeps its time. */
const silenceOf = (kind: SectionKind, plannedSeconds: number, endSilence: number): number =>
  Math.max(0, Math.min(endSilence, plannedSeconds - minSecondsOf(kind)));

/** What leads back to the day comes after the silence; what ends asleep ends in it. */
const silentIndex = (count: number, { theme, endsAsleep }: Asked): number =>
  count - (isEndingAsleep({ theme, endsAsleep }) ? 1 : 2);

const addSilence = (lengths: readonly Length[], asked: Asked, endSilence: number): Length[] =>
  lengths.map(([kind, seconds], index) => [kind, seconds + (index === silentIndex(lengths.length, asked) ? endSilence : 0)]);

/** The part of a sentence and its shortest pauses that is silence: who reads fast says more of them, and each has its pause. */
const minSilenceAt = (readingSpeed: number): number => 1.2 / (1.2 + 500 / readingSpeed);

/** Beside what must be said, the time that any sentence more takes. */
const slack = 1.4;

/** What slower speech is to somebody's own: our own choice, heard at once and not yet dragging; and the slowest of all. */
const [slowerFactor, minSpeed] = [0.85, 50];

/**
 * The percent to plan a script by for somebody who reads at `own`: theirs, slower where they ask for it, or, where a short script
 * could not say what it must at that speed, the slowest at which it can.
 */
export function chooseReadingSpeed(asked: Omit<Asked, 'readingSpeed'>, own: number): number {
  const isSlower = asked.instructions?.includes('slower') ?? false;
  return speakableSpeed(asked, isSlower ? Math.max(minSpeed, Math.round(own * slowerFactor)) : own);
}

function speakableSpeed(asked: Omit<Asked, 'readingSpeed'>, own: number): number {
  const needed = slack * sum(sharesOf(asked).map(([kind]) => minSecondsOf(kind)));
  return Math.max(own, Math.min(100, Math.ceil((100 * needed) / (asked.duration * 60))));
}

function sharesOf({ type, theme, endsAsleep, approach, intensity, includeBreathing, body, instructions }: Asked): Share[] {
  const base =
    type === 'hypnosis'
      ? shares.hypnosis
      : approach === 'bodyscan'
        ? shares.bodyscan
        : approach === 'breath'
          ? shares.breathing
          : shares.meditation;
  const heart: SectionKind = type === 'hypnosis' ? 'suggestion' : 'theme';
  let list: Share[] = [...base];
  if ((!includeBreathing || body?.includes('breath')) && approach !== 'breath') list = moveShare(list, 'breath', heart);
  if (instructions?.includes('no-body-scan')) list = moveShare(list, 'body', heart);
  if (intensity === 'light') list = movePercent(list, 'deepening', heart, lightDeepening);
  // What ends asleep has no way back: what would wake the listener gives its time to the tail.
  if (isEndingAsleep({ theme, endsAsleep })) {
    const tail = list.slice(-2).reduce((sum, [, percent]) => sum + percent, 0);
    list = [...list.slice(0, -2), ['sleep-tail', tail]];
  }
  return list;
}

/** Percent of the time that a light hypnosis goes on with its heart instead of deeper: one way down is enough for it. */
const lightDeepening = 6;

const movePercent = (list: readonly Share[], from: SectionKind, to: SectionKind, moved: number): Share[] =>
  list.some(([kind]) => kind === from)
    ? list.map(([kind, percent]) => [kind, kind === from ? percent - moved : kind === to ? percent + moved : percent])
    : [...list];

function moveShare(list: readonly Share[], from: SectionKind, to: SectionKind): Share[] {
  const freed = list.find(([kind]) => kind === from)?.[1] ?? 0;
  return movePercent(list, from, to, freed).filter(([kind]) => kind !== from);
}

/** None shorter than what it must say at this speed and none longer than it can fill. */
function partsOf(asked: Asked): (Part & { readonly kind: SectionKind })[] {
  const speed = Math.min(100, speakableSpeed(asked, asked.readingSpeed ?? 100));
  return sharesOf(asked).map(([kind, weight]) => {
    const min = Math.ceil((minSecondsOf(kind) * 100) / speed);
    return { kind, weight, min, max: maxSecondsOf(kind) };
  });
}

/** Whole seconds for each section by its share. */
function fitSeconds(parts: readonly (Part & { readonly kind: SectionKind })[], total: number): Length[] {
  const seconds = spreadSeconds(parts, total);
  if (!seconds) throw new Error(`${total} s are no length for ${parts.map(({ kind }) => kind).join(', ')}`);
  return parts.map(({ kind }, index) => [kind, seconds[index] ?? 0]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
