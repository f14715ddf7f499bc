import type { ScriptToCheck } from '../../shared/checks/CheckedScript.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { composer } from '../../domain/writing/composer/composer.ts';
import { writeWhole, type Whole } from '../../domain/writing/writeWhole.ts';
import { detectLanguage } from './detectLanguage.ts';

const usual = {
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
} as const satisfies GenerateBody;

/** A whole script by the built-in composer, ready for the checks. The same request and seed give the same one. */
export async function composeScript(
  asked: Partial<GenerateBody> = {},
  seed = 'seed',
  maxWords: number | null = null,
  recent: ReadonlySet<string> = new Set(),
  readingSpeed = 100,
): Promise<ScriptToCheck & Whole> {
  const request: GenerateBody = { ...usual, ...asked };
  const { language, type, theme } = request;
  const whole = await writeWhole({ writer: composer, request, seed, maxWords, recent, readingSpeed });
  return {
    ...whole,
    endsAsleep: whole.assignment.request.endsAsleep,
    language,
    type,
    theme,
    readingSpeed,
    hasRefrain: request.instructions?.includes('repeat-key-sentence'),
    detectLanguage,
  };
}
