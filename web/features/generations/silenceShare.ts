import type { Answers } from './answers.ts';

/** Share of silence that a script is planned with (design: writing, "The clock"). */
export function silenceShare({ type, theme, approach, intensity }: Pick<Answers, 'type' | 'theme' | 'approach' | 'intensity'>): number {
  if (theme === 'sleep') return 0.5;
  if (type === 'hypnosis') return 0.35;
  if (approach === 'bodyscan' || intensity === 'deep') return 0.6;
  return intensity === 'light' ? 0.4 : 0.5;
}
