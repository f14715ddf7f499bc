import { randomUUID } from 'node:crypto';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { Sample, SampleBody } from '../../shared/samples.schema.ts';
import { composer } from '../writing/composer/composer.ts';
import { fixText } from '../writing/fixText.ts';
import { writeWhole } from '../writing/writeWhole.ts';

/** All that is not asked, as the form has it. */
const usual = {
  type: 'meditation',
  style: 'gentle',
  approach: 'calm',
  intensity: 'moderate',
  includeMetaphors: true,
  includeBreathing: true,
  advancedVisualization: false,
} as const satisfies Partial<GenerateBody>;

/**
 * A short script out of the phrase library, checked and fixed as every script is: what may not be said is not shown to
 * visitors either. Nothing is stored and nothing is charged. The same seed gives the same script.
 */
export async function composeSample({ seed = randomUUID(), ...asked }: SampleBody): Promise<Sample> {
  const request: GenerateBody = { ...usual, ...asked };
  const { assignment, title, sections } = await writeWhole({ writer: composer, request, seed });
  const { changed } = fixText(sections, assignment);
  return {
    title,
    language: asked.language,
    theme: asked.theme,
    seed,
    plannedSeconds: assignment.plan.totalSeconds,
    sections: sections.map((section) => changed.find(({ position }) => position === section.position) ?? section),
  };
}
