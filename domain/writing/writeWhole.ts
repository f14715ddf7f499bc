import { assembleContent } from '../../shared/markup/assembleContent.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { clockFor } from '../../shared/markup/clock.ts';
import { addressFormsOf, type AddressForm, type SectionKind } from '../../shared/vocabulary.ts';
import { draftSection, type Drafted } from './draftSection.ts';
import { settleRequest } from './settleRequest.ts';
import { planScript } from './plan.ts';
import type { Assignment, Hooks, Writer } from './writer.ts';

const quiet: Hooks = { signal: new AbortController().signal, onText: () => undefined, onCall: async () => undefined };

export type WholeRequest = {
  readonly writer: Writer;
  readonly request: GenerateBody;
  readonly seed: string;
  readonly hooks?: Hooks;
  /** The plan's limit of words; `null` where there is none. */
  readonly maxWords?: number | null;
  readonly readingSpeed?: number;
  /** Phrases of the account's last scripts. */
  readonly recent?: ReadonlySet<string>;
};
export type Whole = {
  readonly title: string;
  readonly assignment: Assignment;
  readonly content: string;
  readonly sections: readonly Drafted[];
  readonly address: AddressForm;
  readonly kinds: readonly SectionKind[];
  readonly durationSeconds: number;
};

/** A whole script, section after section as a generation writes it, but checked by nobody and kept nowhere. The same wish gives the same script. */
export async function writeWhole({
  writer,
  request: asked,
  seed,
  hooks = quiet,
  maxWords = null,
  readingSpeed = 100,
  recent = new Set(),
}: WholeRequest): Promise<Whole> {
  const request = settleRequest(asked);
  const address: AddressForm = request.address ?? addressFormsOf[request.language][0] ?? 'informal';
  const plan = planScript({ ...request, readingSpeed }, maxWords);
  const clock = clockFor({ ...request, readingSpeed });
  const planned = { request, address, readingSpeed, clock, plan, seed, advanced: false, recent };
  const { title, sections: titles, memory: outlineMemory } = await writer.title(planned, hooks);
  const assignment = { ...planned, outlineMemory };
  const sections: Drafted[] = [];
  for (const section of plan.sections)
    sections.push(await draftSection({ assignment, writer, titles, before: sections, section, hooks }));
  return {
    title,
    assignment,
    content: assembleContent(sections),
    sections,
    address,
    kinds: plan.sections.map(({ kind }) => kind),
    durationSeconds: plan.totalSeconds,
  };
}
