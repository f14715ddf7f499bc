import type { GenerateBody } from '../../shared/generations.schema.ts';
import { clockFor } from '../../shared/markup/clock.ts';
import { silenceShare } from '../../shared/markup/silenceShare.ts';
import type { SectionKind } from '../../shared/vocabulary.ts';

export type SectionPlan = {
  /** From 1. */
  readonly position: number;
  readonly kind: SectionKind;
  readonly plannedSeconds: number;
  /** Part of the section's time that is silence. */
  readonly silenceShare: number;
};
export type ScriptPlan = { readonly totalSeconds: number; readonly sections: readonly SectionPlan[] };

type Asked = Pick<GenerateBody, 'language' | 'type' | 'theme' | 'approach' | 'intensity' | 'duration' | 'includeBreathing'>;
type Share = readonly [kind: SectionKind, percent: number];

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
    ['induction', 22],
    ['deepening', 14],
    ['suggestion', 44],
    ['posthypnotic', 7],
    ['emergence', 7],
  ],
};

/** Seconds without which a section cannot say what it must: the safety lines, the whole count up. */
const leastSeconds: Partial<Record<SectionKind, number>> = {
  settling: 34,
  pretalk: 44,
  return: 34,
  emergence: 68,
  'sleep-tail': 40,
};

/** The sleep tail grows ever sparser; past this it would only repeat itself, and the theme takes the rest. */
const longestSleepTail = 300;

/** Silence beside the script's own share: instructions need less, resting places more. */
const silenceFactor: Partial<Record<SectionKind, number>> = {
  settling: 0.7,
  pretalk: 0.7,
  emergence: 0.7,
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
 * duration; `longestWords` is the plan's limit, and more silence keeps to it.
 */
export function planScript(asked: Asked, longestWords: number | null = null): ScriptPlan {
  const totalSeconds = asked.duration * 60;
  const speakable = longestWords === null ? Infinity : (longestWords * charactersPerWord) / clockFor(asked).charactersPerSecond;
  const silence = Math.max(silenceShare(asked), 1 - speakable / totalSeconds);
  const seconds = fitSeconds(sharesOf(asked), totalSeconds);
  const sections = seconds.map(([kind, plannedSeconds], index) => ({
    position: index + 1,
    kind,
    plannedSeconds,
    silenceShare: Math.min(0.75, silence * (silenceFactor[kind] ?? 1)),
  }));
  return { totalSeconds, sections };
}

function sharesOf({ type, theme, approach, includeBreathing }: Asked): Share[] {
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
  if (!includeBreathing && approach !== 'breath') list = moveShare(list, 'breath', heart);
  // A sleep script has no way back: what would wake the listener gives its time to the tail.
  if (theme === 'sleep') {
    const tail = list.slice(-2).reduce((sum, [, percent]) => sum + percent, 0);
    list = [...list.slice(0, -2), ['sleep-tail', tail]];
  }
  return list;
}

function moveShare(list: readonly Share[], from: SectionKind, to: SectionKind): Share[] {
  const freed = list.find(([kind]) => kind === from)?.[1] ?? 0;
  return list.filter(([kind]) => kind !== from).map(([kind, percent]) => [kind, kind === to ? percent + freed : percent]);
}

/** Whole seconds for each section: those below their least get it, the tail is capped, and the others share the rest. */
function fitSeconds(list: readonly Share[], total: number): (readonly [SectionKind, number])[] {
  const wanted = list.map(([kind, percent]) => ({ kind, seconds: (total * percent) / 100 }));
  const fixed = new Map<SectionKind, number>();
  let share = 1;
  // What one section gets to reach its least the others lose, and may then fall short themselves.
  for (let before = -1; before < fixed.size;) {
    before = fixed.size;
    for (const { kind, seconds } of wanted) {
      if (fixed.has(kind)) continue;
      const least = leastSeconds[kind] ?? 0;
      if (seconds * share < least) fixed.set(kind, least);
      else if (kind === 'sleep-tail' && seconds * share > longestSleepTail) fixed.set(kind, longestSleepTail);
    }
    const rest = total - sum([...fixed.values()]);
    share = rest / sum(wanted.flatMap(({ kind, seconds }) => (fixed.has(kind) ? [] : [seconds])));
  }
  const fitted = wanted.map(({ kind, seconds }) => [kind, Math.round(fixed.get(kind) ?? seconds * share)] as const);
  const slip = total - sum(fitted.map(([, seconds]) => seconds));
  const longest = fitted.reduce((best, one, index) => (one[1] > (fitted[best]?.[1] ?? 0) ? index : best), 0);
  return fitted.map(([kind, seconds], index) => [kind, index === longest ? seconds + slip : seconds]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
