import { expect, test } from 'vitest';
import { durationMinutes } from '../../shared/generations.schema.ts';
import { silenceShare, type SilenceFacts } from '../../shared/markup/silenceShare.ts';
import { approaches, intensities, scriptTypes, themes, type SectionKind } from '../../shared/vocabulary.ts';
import { planScript } from './plan.ts';

const minutes = Array.from({ length: durationMinutes.max - durationMinutes.min + 1 }, (_, index) => durationMinutes.min + index);
const asked = scriptTypes.flatMap((type) =>
  themes.flatMap((theme) =>
    approaches.flatMap((approach) =>
      intensities.flatMap((intensity) =>
        [true, false].flatMap((includeBreathing) =>
          minutes.map((duration) => ({ language: 'en' as const, type, theme, approach, intensity, includeBreathing, duration })),
        ),
      ),
    ),
  ),
);
/** Seconds in which each section can say what it must, at the least. */
const floor: Partial<Record<SectionKind, number>> = { settling: 34, pretalk: 44, return: 34, emergence: 68, 'sleep-tail': 40 };

test('every plan lasts as long as was asked for, in whole seconds, each section long enough for what it must say', () => {
  // Plain comparisons: a matcher for each of 30,000 plans would take minutes.
  const wrong = asked.filter((one) => {
    const { totalSeconds, sections } = planScript(one);
    const isWhole = sections.every(({ plannedSeconds }) => Number.isInteger(plannedSeconds) && plannedSeconds > 0);
    const isLongEnough = sections.every(({ kind, plannedSeconds }) => plannedSeconds >= (floor[kind] ?? 5));
    const sum = sections.reduce((total, { plannedSeconds }) => total + plannedSeconds, 0);
    return !isWhole || !isLongEnough || sum !== one.duration * 60 || totalSeconds !== sum;
  });
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('every plan begins with the safety lines, ends as its kind must, and is silent for a sensible part', () => {
  const wrong = asked.filter((one) => {
    const { sections } = planScript(one);
    const kinds = sections.map(({ kind }) => kind);
    const ending = one.theme === 'sleep' ? 'sleep-tail' : one.type === 'hypnosis' ? 'emergence' : 'return';
    const silent = sections.every((section) => section.silenceShare >= 0.2 && section.silenceShare <= 0.75);
    const placed = sections.every(({ position }, index) => position === index + 1);
    return (
      kinds[0] !== (one.type === 'hypnosis' ? 'pretalk' : 'settling') ||
      kinds.at(-1) !== ending ||
      new Set(kinds).size !== kinds.length ||
      !silent ||
      !placed
    );
  });
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('a sleep script has no way back, and its tail does not go on for ever', () => {
  for (const one of asked.filter(({ theme, duration }) => theme === 'sleep' && duration % 19 === 3)) {
    const { sections } = planScript(one);
    for (const kind of ['return', 'emergence', 'integration', 'posthypnotic'] as const)
      expect(sections.map((section) => section.kind)).not.toContain(kind);
    expect(sections.at(-1)?.plannedSeconds).toBeLessThanOrEqual(300);
  }
});

test('what is asked for decides what a script works with', () => {
  const base = {
    language: 'en',
    type: 'meditation',
    theme: 'focus',
    approach: 'calm',
    intensity: 'light',
    duration: 20,
    includeBreathing: true,
  } as const;
  const seconds = (more: Partial<Parameters<typeof planScript>[0]>) =>
    new Map(planScript({ ...base, ...more }).sections.map(({ kind, plannedSeconds }) => [kind, plannedSeconds]));
  expect(seconds({ approach: 'bodyscan' }).get('body')).toBe(660);
  expect(seconds({ approach: 'breath' }).get('breath')).toBeGreaterThan(seconds({}).get('breath') ?? 0);
  expect(seconds({ includeBreathing: false }).has('breath')).toBe(false);
  expect(seconds({ includeBreathing: false, approach: 'breath' }).has('breath')).toBe(true);
  expect([...seconds({ type: 'hypnosis', includeBreathing: false }).keys()]).toEqual([
    'pretalk',
    'induction',
    'deepening',
    'suggestion',
    'posthypnotic',
    'emergence',
  ]);
  const silence = (intensity: (typeof intensities)[number]) =>
    planScript({ ...base, intensity }).sections.find(({ kind }) => kind === 'theme')?.silenceShare;
  expect([silence('light'), silence('moderate'), silence('deep')]).toEqual([0.4, 0.5, 0.6]);
});

test('depth is silence: 28, 38 and 48 % of a hypnosis, and a scale of its own for sleep', () => {
  const shares = (facts: Partial<SilenceFacts>) =>
    intensities.map((intensity) => silenceShare({ type: 'hypnosis', theme: 'stress', approach: 'calm', ...facts, intensity }));
  expect(shares({})).toEqual([0.28, 0.38, 0.48]);
  expect(shares({ theme: 'sleep' })).toEqual([0.45, 0.52, 0.6]);
  expect(shares({ type: 'meditation', endsAsleep: true })).toEqual([0.45, 0.52, 0.6]);
  expect(shares({ instructions: ['few-words'] })).toEqual([0.4, 0.5, 0.6]);
  expect(shares({ type: 'meditation', instructions: ['few-words', 'longer-pauses'] })[2]).toBe(0.75);
});
