import type { GenerateBody } from '../../shared/generations.schema.ts';

/** What the generator’s form holds before anything is chosen. */
export const usualRequest: GenerateBody = {
  type: 'meditation',
  theme: 'stress',
  duration: 10,
  language: 'en',
  style: 'gentle',
  approach: 'calm',
  intensity: 'moderate',
  includeMetaphors: true,
  includeBreathing: true,
  advancedVisualization: false,
};
