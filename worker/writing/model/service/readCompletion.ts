import { setTimeout as wait } from 'node:timers/promises';
import type OpenAI from 'openai';
import { readChunk, type ReadChunk } from './readChunk.ts';
import { ServiceFailure } from './ServiceFailure.ts';
import type { Deadlines } from './startDeadlines.ts';

type Params = OpenAI.ChatCompletionCreateParamsStreaming;

export type Completion = {
  readonly text: string;
  /** As the service said it, or `bounded` where we had heard enough. */
  readonly finish: string | null;
  readonly refused: boolean;
  readonly usage: ReadChunk['usage'];
};

/** Characters of thinking and wrapping that are borne beside the text asked for. */
const besideText = 40_000;

/** Milliseconds in which, after its finish_reason, a service may still say what the answer took, or close. */
const afterEnd = 2000;

/**
 * One call, chunk by chunk. It ends the stream itself once the text is longer than it may be, because some servers
 * ignore every limit they are given. Throws a `ServiceFailure` with what arrived, or the reason of the deadlines'
 * signal where that fired.
 */
export async function listen(
  client: OpenAI,
  params: Params,
  maxCharacters: number,
  deadlines: Deadlines,
  onText: (text: string) => void,
): Promise<Completion> {
  const stream = await deadlines.within(client.chat.completions.create(params, { signal: deadlines.signal }).catch(fail));
  const chunks = stream[Symbol.asyncIterator]();
  let isWhole = false;
  let thinks = false;
  let completion: Completion = { text: '', finish: null, refused: false, usage: null };
  try {
    for (;;) {
      const next = await nextChunk(chunks, completion, deadlines);
      // An abort ends the package's stream as if it were finished.
      if (deadlines.signal.aborted) throw deadlines.signal.reason;
      if (next === 'late') break;
      isWhole = next.done === true;
      if (next.done) break;
      const chunk = readChunk(next.value);
      if (chunk.alive) deadlines.alive();
      completion = {
        text: completion.text + chunk.text,
        finish: chunk.finish ?? completion.finish,
        refused: completion.refused || chunk.refused,
        usage: chunk.usage ?? completion.usage,
      };
      if (chunk.text !== '') onText(completion.text);
      // Whether it thinks is looked for where it matters, and no more once it is known.
      if (completion.text.length > maxCharacters) thinks ||= /<think/iu.test(completion.text);
      if (completion.text.length > maxCharacters + (thinks ? besideText : 0)) {
        completion = { ...completion, finish: 'bounded' };
        break;
      }
    }
    return completion;
  } finally {
    // Nobody listens any more: the service may stop writing. After a whole answer its connection is kept.
    if (!isWhole) stream.controller.abort();
  }
}

/** The next chunk; after the end of the answer, `late` where the service neither closes nor says more. */
async function nextChunk(
  chunks: AsyncIterator<unknown>,
  { finish }: Completion,
  deadlines: Deadlines,
): Promise<IteratorResult<unknown> | 'late'> {
  const next = deadlines.within(chunks.next().catch(fail));
  if (finish === null) return await next;
  const grace = new AbortController();
  const late = wait(afterEnd, 'late' as const, { signal: grace.signal }).catch(() => 'late' as const);
  return await Promise.race([next, late]).finally(() => grace.abort());
}

/** Only what the service did is the service's error; our own errors stay as they are. */
const fail = (arrived: unknown): never => {
  throw new ServiceFailure(arrived);
};
