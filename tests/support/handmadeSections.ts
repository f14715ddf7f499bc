import type { Section } from '../../shared/scripts.schema.ts';

/** A script of four sections of a minute and a quarter each: what a worker saves, without a writer. */
export const handmadeSections: readonly Section[] = (['settling', 'breath', 'theme', 'return'] as const).map((kind, index) => ({
  position: index + 1,
  kind,
  title: `Part ${index + 1}`,
  plannedSeconds: 75,
  content: `Here begins part ${index + 1}. [pause:20]\nAnd here it ends.`,
  speechSeconds: 5,
  silenceSeconds: 20.7,
}));
