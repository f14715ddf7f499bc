import type { Answers } from './answers.ts';

/** Share of silence that a script is planned with: the worker's own figures (design: writing, "The clock"). */
export function silenceShare({
  type,
  theme,
  approach,
  intensity,
}: Pick<Answers, 'type' | 'theme' | 'approach' | 'intensity'>): number {
  if (theme === 'sleep') return 0.5;
  if (type === 'hypnosis') return { light: 0.32, moderate: 0.35, deep: 0.38 }[intensity];
  if (approach === 'bodyscan') return 0.6;
  return { light: 0.4, moderate: 0.5, deep: 0.6 }[intensity];
}
