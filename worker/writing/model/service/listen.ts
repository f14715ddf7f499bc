import type OpenAI from 'openai';
import { readChunk, type ReadChunk } from './readChunk.ts';
import { ServiceFailure } from './ServiceFailure.ts';
import type { Deadlines } from './startDeadlines.ts';

type Params = OpenAI.ChatCompletionCreateParamsStreaming;

export type Heard = {
  readonly text: string;
  /** As the service said it, or `bounded` where we had heard enough. */
  readonly finish: string | null;
  readonly refused: boolean;
  readonly usage: ReadChunk['usage'];
};

/** Characters of thinking and wrapping that are borne beside the text asked for. */
const besideText = 40_000;

/**
 * One call, chunk by chunk. It ends the stream itself once the text is longer than it may be, because some servers
 * ignore every limit they are given. Throws a `ServiceFailure` with what arrived, or the
 * reason of the deadlines' signal where that fired.
 */
export async function listen(
  client: OpenAI,
  params: Params,
  mostCharacters: number,
  deadlines: Deadlines,
  onText: (text: string) => void,
): Promise<Heard> {
  const stream = await deadlines.within(client.chat.completions.create(params, { signal: deadlines.signal }).catch(fail));
  const chunks = stream[Symbol.asyncIterator]();
  let text = '';
  let finish: string | null = null;
  let refused = false;
  let usage: ReadChunk['usage'] = null;
  for (;;) {
    const next = await deadlines.within(chunks.next().catch(fail));
    // An abort ends the package's stream as if it were finished.
    if (deadlines.signal.aborted) throw deadlines.signal.reason;
    if (next.done) break;
    const chunk = readChunk(next.value);
    if (chunk.alive) deadlines.alive();
    finish = chunk.finish ?? finish;
    refused ||= chunk.refused;
    usage = chunk.usage ?? usage;
    if (chunk.text === '') continue;
    text += chunk.text;
    onText(text);
    if (text.length > mostCharacters + (/<think/iu.test(text) ? besideText : 0)) {
      finish = 'bounded';
      // Breaking off closes the connection; how that ends is of no interest.
      stream.controller.abort();
      break;
    }
  }
  return { text, finish, refused, usage };
}

/** Only what the service did is the service's fault; our own errors stay as they are. */
const fail = (arrived: unknown): never => {
  throw new ServiceFailure(arrived);
};
