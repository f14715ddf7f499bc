import { performance } from 'node:perf_hooks';
import type OpenAI from 'openai';
import { GiveUpError, TemporaryFailure } from '../../../../domain/writing/failures.ts';
import type { Hooks, ModelCall } from '../../../../domain/writing/writer.ts';
import { createClient } from './createClient.ts';
import { FormatRefused } from './FormatRefused.ts';
import { judgeEnd } from './judgeEnd.ts';
import { listen, type Completion } from './readCompletion.ts';
import type { ModelSettings } from './modelSettings.ts';
import { priceOf } from './priceOf.ts';
import { PromptTooLong } from './PromptTooLong.ts';
import { readServiceError } from './readServiceError.ts';
import { ServiceFailure } from './ServiceFailure.ts';
import { startDeadlines } from './startDeadlines.ts';

export type Ask = {
  readonly purpose: ModelCall['purpose'];
  readonly model: string;
  readonly messages: readonly OpenAI.ChatCompletionMessageParam[];
  readonly format?: OpenAI.ChatCompletionCreateParams['response_format'];
  /** Characters of text after which no more is listened to. */
  readonly maxCharacters: number;
  /** Milliseconds of `performance.now()` when the time of the section, of which this is one call, is up. */
  readonly endsAt: number;
  readonly onText?: (text: string) => void;
};
export type Answer = { readonly text: string; readonly end: 'stop' | 'cut' };
export type ModelCaller = (ask: Ask, hooks: Hooks) => Promise<Answer>;

/** Options that not every service knows, in the order of suspicion. None of them is needed for a good script. */
type Option = 'stream_options' | 'max_completion_tokens';

/** Tokens beside the text: models that think spend them from the same allowance. */
const thinkingTokens = 4000;

/**
 * One streamed call at a time, each reported to `onCall` with its end, whatever that is. Throws `TemporaryFailure`,
 * `GiveUpError` (among them `PromptTooLong`, `FormatRefused`) or the reason of the hooks' signal.
 */
export function createModelCaller(settings: ModelSettings): ModelCaller {
  const client = createClient(settings);
  /** What this service refused once; it is not asked again. */
  const refused = new Set<Option>();

  return async (ask, hooks) => {
    for (;;) {
      const outcome = await callOnce(ask, hooks);
      if (!('option' in outcome)) return outcome;
      const left = (['stream_options', 'max_completion_tokens'] as const).filter((one) => !refused.has(one));
      const named = left.filter((one) => outcome.option.includes(one));
      if (ask.format && (/response_format|json_schema|json_object|grammar/u.test(outcome.option) || left.length === 0))
        throw new FormatRefused();
      if (left.length === 0) throw new GiveUpError('MODEL_REJECTED', 'The model’s service rejected the request.');
      for (const one of named.length > 0 ? named : left) refused.add(one);
    }
  };

  async function callOnce(ask: Ask, hooks: Hooks): Promise<Answer | { readonly option: string }> {
    hooks.signal.throwIfAborted();
    const began = performance.now();
    const deadlines = startDeadlines({ ...settings, endsAt: ask.endsAt }, hooks.signal);
    const report = (outcome: string, usage: Completion['usage'] = null) =>
      hooks.onCall({
        purpose: ask.purpose,
        model: ask.model,
        promptTokens: usage?.promptTokens ?? null,
        completionTokens: usage?.completionTokens ?? null,
        costUsd: usage?.costUsd ?? priceOf(settings, ask.model, usage),
        milliseconds: Math.round(performance.now() - began),
        outcome,
      });
    try {
      const completion = await listen(client, paramsOf(ask), ask.maxCharacters, deadlines, ask.onText ?? (() => undefined));
      const cause = judgeEnd(completion);
      if (cause) return await reportAndThrow(cause, report(cause.failure, completion.usage));
      await report(completion.finish ?? 'stop', completion.usage);
      return { text: completion.text, end: completion.finish === 'stop' ? 'stop' : 'cut' };
    } catch (error) {
      if (error instanceof ServiceFailure) return await settle(error, hooks.signal, report);
      if (hooks.signal.aborted && error === hooks.signal.reason) return await reportAndThrow(error, report('ABORTED'));
      if (error instanceof TemporaryFailure && deadlines.signal.reason === error)
        return await reportAndThrow(error, report(error.failure));
      throw error;
    } finally {
      deadlines.stop();
    }
  }

  function paramsOf(ask: Ask): OpenAI.ChatCompletionCreateParamsStreaming {
    return {
      model: ask.model,
      messages: [...ask.messages],
      stream: true,
      ...(ask.format && { response_format: ask.format }),
      ...(!refused.has('stream_options') && { stream_options: { include_usage: true } }),
      // A guard of cost only: a token is rarely shorter than two characters, and the text is bounded while it is heard.
      ...(!refused.has('max_completion_tokens') && { max_completion_tokens: Math.ceil(ask.maxCharacters / 2) + thinkingTokens }),
    };
  }
}

async function settle(
  failure: ServiceFailure,
  signal: AbortSignal,
  report: (outcome: string) => Promise<void>,
): Promise<{ readonly option: string }> {
  if (signal.aborted) return await reportAndThrow(signal.reason, report('ABORTED'));
  const verdict = readServiceError(failure.arrived);
  if (verdict.kind === 'error') return await reportAndThrow(verdict.cause, report(verdict.cause.failure));
  if (verdict.kind === 'context') return await reportAndThrow(new PromptTooLong(), report('CONTEXT'));
  await report('OPTION_REFUSED');
  return { option: verdict.said };
}

/** The error is what is thrown; a report that fails beside it must not replace it. */
async function reportAndThrow(cause: unknown, report: Promise<void>): Promise<never> {
  await Promise.allSettled([report]);
  throw cause;
}
