import { assembleContent } from '../../domain/scripts/assembleContent.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { ScriptToCheck } from '../../shared/checks/CheckedScript.ts';
import { clockFor } from '../../shared/markup/clock.ts';
import { addressFormsOf, type AddressForm } from '../../shared/vocabulary.ts';
import { composer } from '../../worker/writing/composer/composer.ts';
import { draftSection, type Drafted } from '../../worker/writing/draftSection.ts';
import { planScript } from '../../worker/writing/plan.ts';
import type { Hooks } from '../../worker/writing/writer.ts';
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

const hooks: Hooks = { signal: new AbortController().signal, onText: () => undefined, onCall: async () => undefined };

/** A whole script by the built-in composer, as the worker writes it, ready for the checks. The same request and seed give the same one. */
export async function composeScript(
  asked: Partial<GenerateBody> = {},
  seed = 'seed',
  longestWords: number | null = null,
): Promise<ScriptToCheck & { readonly content: string }> {
  const request: GenerateBody = { ...usual, ...asked };
  const address: AddressForm = request.address ?? addressFormsOf[request.language][0] ?? 'informal';
  const plan = planScript(request, longestWords);
  const assignment = { request, address, clock: clockFor(request), plan, seed, advanced: false };
  const { sections: titles } = await composer.title(assignment, hooks);
  const before: Drafted[] = [];
  for (const section of plan.sections)
    before.push(await draftSection({ assignment, writer: composer, titles, before, section, hooks }));
  const { language, type, theme } = request;
  return {
    content: assembleContent(before),
    language,
    type,
    theme,
    address,
    durationSeconds: plan.totalSeconds,
    kinds: plan.sections.map(({ kind }) => kind),
    detectLanguage,
  };
}
