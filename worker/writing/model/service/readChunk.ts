import * as z from 'zod';
import { ServiceFailure } from './ServiceFailure.ts';

const text = z.string().nullish().catch(null);
const Message = z.object({ content: text, refusal: text, reasoning_content: text, reasoning: text }).nullish().catch(null);
const Choice = z.object({ delta: Message, message: Message, finish_reason: text });
const tokens = z.number().min(0).nullish().catch(null);

/**
 * What is read of a chunk, or of a whole answer from a server that does not stream. Servers differ in everything
 * else: a role in the first chunk or none, usage with the last choice or in a chunk without choices.
 */
const Chunk = z.object({
  object: text,
  choices: z.array(Choice).nullish().catch(null),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens, cost: tokens }).nullish().catch(null),
});

/** vLLM's way of failing in mid-stream: a chunk that is the error itself. */
const ErrorChunk = z.looseObject({ object: z.literal('error') });

export type ReadChunk = {
  readonly text: string;
  /** The model is at work, though nothing is said yet: it thinks. */
  readonly alive: boolean;
  readonly refused: boolean;
  readonly finish: string | null;
  readonly usage: {
    readonly promptTokens: number | null;
    readonly completionTokens: number | null;
    /** US dollars, as OpenRouter tells them (its `usage.cost`). */
    readonly costUsd: number | null;
  } | null;
};

/** Reads one chunk leniently. Throws a `ServiceFailure` where it is an error in the shape of a chunk. */
export function readChunk(raw: unknown): ReadChunk {
  const errorChunk = ErrorChunk.safeParse(raw);
  if (errorChunk.success) throw new ServiceFailure(errorChunk.data);
  const read = Chunk.safeParse(raw);
  if (!read.success) throw new ServiceFailure({ type: 'unreadable_chunk' });
  const [choice] = read.data.choices ?? [];
  const said = choice?.delta ?? choice?.message;
  const { usage } = read.data;
  return {
    text: said?.content ?? '',
    alive: Boolean(said?.content || said?.reasoning_content || said?.reasoning),
    refused: Boolean(said?.refusal),
    finish: choice?.finish_reason || null,
    usage: usage
      ? {
          promptTokens: usage.prompt_tokens ?? null,
          completionTokens: usage.completion_tokens ?? null,
          costUsd: usage.cost ?? null,
        }
      : null,
  };
}
