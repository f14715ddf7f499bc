import { performance } from 'node:perf_hooks';
import type OpenAI from 'openai';
import { TemporaryFailure } from '../../../../domain/writing/failures.ts';
import { noteOf } from '../outline/notes.ts';
import { morePrompt } from '../prompts/morePrompt.ts';
import { sectionPrompt } from '../prompts/sectionPrompt.ts';
import { systemPrompt } from '../prompts/systemPrompt.ts';
import type { Answer } from '../service/createModelCaller.ts';
import { PromptTooLong } from '../service/PromptTooLong.ts';
import type { PlainSentence } from '../text/readSentences.ts';
import { openingOf } from '../text/sentenceKey.ts';
import { formatSentences } from './formatSentences.ts';
import type { SectionWork } from './sectionWork.ts';

export type Asked = {
  /** What the section has so far, and where what is asked for now will stand in it. */
  readonly sentences: readonly PlainSentence[];
  readonly insertAt: number;
  readonly count: number;
  readonly characters: number;
  readonly goesOn: boolean;
  readonly onText: (raw: string) => void;
};

/** The listener's name is spoken so often in a script at most. */
const maxNames = 4;
const openingsKept = 20;
/** Raw characters for each spoken one that are listened to, and some for what surrounds them. */
const listened = { factor: 2, beside: 400 } as const;

/**
 * The calls of one section, within one time limit. A prompt that does not fit is sent once more with only what
 * cannot be missed; a further call that gives nothing answers `null`.
 */
export function createAsking(work: SectionWork): (asked: Asked) => Promise<Answer | null> {
  const endsAt = performance.now() + work.sectionSeconds * 1000;
  let lean = false;
  const callOnce = (asked: Asked) =>
    work.call(
      {
        purpose: asked.sentences.length === 0 ? 'section' : 'more',
        model: work.model,
        messages: messagesFor(work, asked, lean),
        maxCharacters: asked.characters * listened.factor + listened.beside,
        endsAt,
        onText: asked.onText,
      },
      work.hooks,
    );
  return async (asked) => {
    try {
      return await callOnce(asked).catch((error: unknown) => {
        if (!(error instanceof PromptTooLong) || lean) throw error;
        lean = true;
        return callOnce(asked);
      });
    } catch (error) {
      if (asked.sentences.length > 0 && error instanceof TemporaryFailure && error.failure === 'MODEL_EMPTY') return null;
      throw error;
    }
  };
}

function messagesFor(
  { assignment, brief, notes, speech }: SectionWork,
  asked: Asked,
  lean: boolean,
): OpenAI.ChatCompletionMessageParam[] {
  const { plan, request } = assignment;
  const said = brief.surroundings?.said ?? brief.before.flatMap(({ sentences }) => sentences);
  const first = sectionPrompt({
    assignment,
    brief,
    note: noteOf(notes, brief.section.kind),
    sentences: asked.count,
    characters: asked.characters,
    goesOn: asked.goesOn,
    usedImages: plan.sections
      .filter(({ position }) => (brief.surroundings ? position !== brief.section.position : position < brief.section.position))
      .flatMap(({ kind }) => noteOf(notes, kind).images),
    openings: [...new Set(said.map(openingOf).toReversed())].slice(0, openingsKept),
    namesLeft: maxNames - timesNamed(said, request.listenerName),
    lean,
  });
  const messages: OpenAI.ChatCompletionMessageParam[] = [
    { role: 'system', content: systemPrompt(speech) },
    { role: 'user', content: first },
  ];
  if (asked.sentences.length === 0) return messages;
  const written = formatSentences(lean ? asked.sentences.slice(-12) : asked.sentences);
  const more = morePrompt({
    language: speech.language,
    sentences: asked.count,
    characters: asked.characters,
    after: asked.sentences[asked.insertAt - 1]?.text,
    before: asked.sentences[asked.insertAt]?.text,
  });
  return [...messages, { role: 'assistant', content: written }, { role: 'user', content: more }];
}

const timesNamed = (said: readonly string[], name: string | undefined): number =>
  name ? said.filter((sentence) => sentence.includes(name)).length : 0;
