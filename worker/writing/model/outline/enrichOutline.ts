import { performance } from 'node:perf_hooks';
import type OpenAI from 'openai';
import { TemporaryFailure } from '../../../../domain/writing/failures.ts';
import type { Assignment, Hooks, Title } from '../../../../domain/writing/writer.ts';
import { outlinePrompt } from '../prompts/outlinePrompt.ts';
import { repairPrompt } from '../prompts/repairPrompt.ts';
import { systemPrompt } from '../prompts/systemPrompt.ts';
import type { Answer, ModelCaller } from '../service/createModelCaller.ts';
import { FormatRefused } from '../service/FormatRefused.ts';
import { PromptTooLong } from '../service/PromptTooLong.ts';
import type { Speech } from '../text/isSpeakable.ts';
import { cleanTitle } from './cleanTitle.ts';
import type { Notes } from './notes.ts';
import { outlineSchema, type OutlineAnswer } from './outlineFormat.ts';
import { parseOutline } from './parseOutline.ts';
import { plannedTitles } from './plannedTitles.ts';

type Format = NonNullable<OpenAI.ChatCompletionCreateParams['response_format']>;
type FormatStep = { readonly format: Format | undefined; readonly repairs: number };

/** Strict schema; any JSON, with one repair; below that stands our plan as it is. */
const ladder: readonly FormatStep[] = [
  { format: outlineSchema, repairs: 0 },
  { format: { type: 'json_object' }, repairs: 1 },
];

/** An outline is a few hundred characters; a server that writes on and on is cut here. */
const maxCharacters = 12_000;

export type OutlineWork = {
  readonly call: ModelCaller;
  readonly model: string;
  /** For all the outline's calls together. */
  readonly sectionSeconds: number;
  readonly assignment: Assignment;
  readonly speech: Speech;
  readonly hooks: Hooks;
};
export type Enriched = { readonly title: Title; readonly notes: Notes };

/**
 * One call that gives our plan its titles, goals and images. The plan itself never depends on it: an outline that
 * cannot be read costs two further calls at most, and the script then has the phrase library's titles.
 */
export async function enrichOutline(work: OutlineWork): Promise<Enriched> {
  const { assignment, speech } = work;
  const planned = plannedTitles(assignment);
  const outline = await climbDown(work);
  if (!outline) return { title: planned, notes: {} };
  const sections = planned.sections.map((title, index) => cleanTitle(outline.sections[index]?.title ?? '', speech) ?? title);
  const title = assignment.request.title || (cleanTitle(outline.title, speech) ?? planned.title);
  return { title: { title, sections, steering: null }, notes: notesOf(outline, assignment) };
}

async function climbDown({ call, model, sectionSeconds, assignment, speech, hooks }: OutlineWork): Promise<OutlineAnswer | null> {
  const endsAt = performance.now() + sectionSeconds * 1000;
  const count = assignment.plan.sections.length;
  const messages: OpenAI.ChatCompletionMessageParam[] = [
    { role: 'system', content: systemPrompt(speech) },
    { role: 'user', content: outlinePrompt(assignment, 2000) },
  ];
  for (const { format, repairs } of ladder) {
    let asked: Format | undefined = format;
    const talk = [...messages];
    for (let turn = 0; turn <= repairs; turn += 1) {
      const answer = await tolerant(() =>
        call({ purpose: 'outline', model, messages: talk, maxCharacters, endsAt, ...(asked && { format: asked }) }, hooks),
      );
      if (answer === 'too long') return null;
      if (answer === 'format') {
        // Where even plain JSON is refused as a format, the prompt alone asks for it.
        if (asked?.type !== 'json_object') break;
        asked = undefined;
        turn -= 1;
        continue;
      }
      const parsed = parseOutline(answer.text, count);
      if ('outline' in parsed) return parsed.outline;
      talk.push(
        { role: 'assistant', content: answer.text.slice(0, 4000) || '{}' },
        { role: 'user', content: repairPrompt(parsed.problems) },
      );
    }
  }
  return null;
}

/** What is no reason to stop before the first section: an unknown format, too small a window, nothing said. */
async function tolerant(call: () => Promise<Answer>): Promise<Answer | 'format' | 'too long'> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof FormatRefused) return 'format';
    if (error instanceof PromptTooLong) return 'too long';
    if (error instanceof TemporaryFailure && error.failure === 'MODEL_EMPTY') return { text: '', end: 'cut' };
    throw error;
  }
}

const notesOf = ({ sections }: OutlineAnswer, { plan }: Assignment): Notes =>
  Object.fromEntries(
    plan.sections.map(({ kind }, index) => {
      const { goal, images } = sections[index] ?? { goal: '', images: [] };
      return [kind, { goal: goal.slice(0, 200), images: (images ?? []).slice(0, 3).map((image) => image.slice(0, 60)) }];
    }),
  );
