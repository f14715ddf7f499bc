import { chooseAddressForm } from '../../shared/chooseAddressForm.ts';
import type { GenerateBody, GenerationScope, OutlineSection } from '../../shared/generations.schema.ts';
import { clockFor } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { sectionsOf } from '../../shared/markup/sectionsOf.ts';
import type { Drafted } from './draftSection.ts';
import { guessKinds } from './guessKinds.ts';
import { planScript, type SectionPlan } from './plan.ts';
import type { Assignment, Surroundings } from './writer.ts';

type Text = {
  readonly content: string;
  readonly outline: readonly OutlineSection[];
  readonly outlineMemory: unknown;
  readonly request: GenerateBody;
  readonly readingSpeed: number;
};
type Facts = Pick<Assignment, 'seed' | 'recent' | 'advanced'> & { readonly maxWords: number | null };
export type RegenerationPlan = {
  readonly assignment: Assignment;
  readonly section: SectionPlan;
  readonly titles: readonly string[];
  /** The sections that stand before it, as they are. */
  readonly before: readonly Drafted[];
  readonly surroundings: Surroundings;
};

/** A text as its writer would have planned it: each section lasts as long as it does, but the one that is written again. */
export function planRegeneration(
  { content, outline, outlineMemory, request, readingSpeed }: Text,
  { section: position, seconds, wish }: Extract<GenerationScope, { kind: 'section' }>,
  { maxWords, ...facts }: Facts,
): RegenerationPlan {
  const sections = sectionsOf({ ...request, readingSpeed, content, outline: [...outline] });
  const kinds = guessKinds(sections, outline, request);
  const parts = sections.map(({ speechSeconds, silenceSeconds }, index) => ({
    kind: kinds[index] ?? 'theme',
    plannedSeconds: index === position - 1 ? seconds : speechSeconds + silenceSeconds,
  }));
  const plan = planScript({ ...request, readingSpeed }, maxWords, parts);
  const section = plan.sections[position - 1];
  if (!section) throw new Error(`the text has no section ${position}`);
  const sentences = parseScript(content).sections.map((one) => one.sentences.map(({ text }) => text));
  return {
    assignment: {
      ...facts,
      request,
      readingSpeed,
      address: chooseAddressForm(request),
      clock: clockFor({ ...request, readingSpeed }),
      plan,
      regeneration: { instruction: wish },
      outlineMemory,
    },
    section,
    titles: sections.map(({ title }) => title),
    before: sections.slice(0, position - 1).map((one, index) => ({ ...one, ...parts[index], memory: null })),
    surroundings: { said: sentences.toSpliced(position - 1, 1).flat(), replaced: sentences[position - 1] ?? [] },
  };
}
