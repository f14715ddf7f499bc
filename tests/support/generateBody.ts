import type { GenerateBody } from '../../shared/generations.schema.ts';

/** A request for a short English meditation, changed as the test needs. */
export const generateBody = (changes: Partial<GenerateBody> = {}): GenerateBody => ({
  type: 'meditation',
  theme: 'relaxation',
  duration: 5,
  language: 'en',
  style: 'gentle',
  approach: 'calm',
  intensity: 'moderate',
  includeMetaphors: true,
  includeBreathing: true,
  advancedVisualization: false,
  ...changes,
});
