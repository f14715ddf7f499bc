import type { GenerateBody } from '../../shared/generations.schema.ts';
import { approaches, intensities, languages, scriptTypes, styles, themes } from '../../shared/vocabulary.ts';

const pick = <T>(from: readonly [T, ...T[]], index: number): T => from[Math.floor(index) % from.length] ?? from[0];

/** Fifteen-minute requests, each another mixture of what can be asked for; the same number gives the same one. */
export const requestNumber = (index: number): GenerateBody => ({
  language: pick(languages, index),
  // Slower than the language, so that each language comes with each.
  type: pick(scriptTypes, index / languages.length),
  theme: pick(themes, index),
  style: pick(styles, index),
  approach: pick(approaches, index / 3),
  intensity: pick(intensities, index / 2),
  duration: 15,
  includeMetaphors: true,
  includeBreathing: true,
  advancedVisualization: false,
});
