import { sectionSeconds } from './generations.schema.ts';
import type { Section } from './scripts.schema.ts';

/** Whole seconds that a section gets when it is written again and nobody says how long it should be: as long as it is. */
export const regeneratedSeconds = (section: Pick<Section, 'speechSeconds' | 'silenceSeconds'>): number =>
  Math.min(Math.max(Math.round(section.speechSeconds + section.silenceSeconds), sectionSeconds.min), sectionSeconds.max);
