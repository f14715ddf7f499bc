import type { Dialect } from './behaviour.ts';

export type Usage = { readonly prompt_tokens: number; readonly completion_tokens: number; readonly total_tokens: number };

type Delta = { role?: 'assistant'; content?: string | null; refusal?: string | null };

/** How one service streams: each function gives the raw lines it would send. */
export type Speaker = {
  readonly needsKey: boolean;
  readonly begin: (model: string) => string;
  readonly text: (model: string, piece: string) => string;
  readonly refusal: (model: string, piece: string) => string;
  readonly end: (model: string, finish: string, usage: Usage | null) => string;
  /** An error in mid-stream. */
  readonly fail: (model: string) => string;
  /** The prompt is too long: an error in the stream, or an answer with a status. */
  readonly overflow: { readonly inStream: string } | { readonly status: number; readonly body: unknown };
};

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const done = 'data: [DONE]\n\n';

function chunk(model: string, delta: Delta, finish: string | null = null, more: Record<string, unknown> = {}): string {
  return data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
    ...more,
  });
}

/** A thousandth of a dollar for a thousand tokens. */
const costOf = ({ total_tokens: total }: Usage): number => total / 1_000_000;

const usageAlone = (model: string, usage: Usage | null): string =>
  usage ? data({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [], usage }) : '';

const tooLong = 'This model’s maximum context length is 4096 tokens. However, your messages resulted in 5000 tokens.'.replace(
  '’',
  "'",
);

const openai: Speaker = {
  needsKey: true,
  begin: (model) => chunk(model, { role: 'assistant', content: '', refusal: null }),
  text: (model, content) => chunk(model, { content }),
  refusal: (model, refusal) => chunk(model, { refusal }),
  end: (model, finish, usage) => chunk(model, {}, finish) + usageAlone(model, usage) + done,
  fail: () =>
    data({
      error: { message: 'The server had an error while processing your request.', type: 'server_error', param: null, code: null },
    }),
  overflow: {
    status: 400,
    body: { error: { message: tooLong, type: 'invalid_request_error', param: 'messages', code: 'context_length_exceeded' } },
  },
};

export const speakers: Readonly<Record<Dialect, Speaker>> = {
  openai,
  openrouter: {
    ...openai,
    begin: (model) =>
      `: OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n${chunk(model, { role: 'assistant', content: '' }, null, { provider: 'Somewhere' })}`,
    text: (model, content) =>
      `: OPENROUTER PROCESSING\n\n${chunk(model, { role: 'assistant', content }, null, { provider: 'Somewhere' })}`,
    end: (model, finish, usage) =>
      chunk(model, { role: 'assistant', content: '' }, finish, { native_finish_reason: finish.toUpperCase() }) +
      // It tells usage whether it was asked for or not, and with it what the call cost.
      (usage
        ? chunk(model, { role: 'assistant', content: '' }, null, { usage: { ...usage, cost: costOf(usage), is_byok: false } })
        : '') +
      done,
    fail: (model) =>
      chunk(model, { content: '' }, 'error', {
        provider: 'Somewhere',
        error: { code: 502, message: 'Provider disconnected', metadata: { provider_name: 'Somewhere' } },
      }) + done,
    overflow: {
      status: 400,
      body: {
        error: {
          message: "This endpoint's maximum context length is 4096 tokens.",
          code: 400,
          metadata: { provider_name: null },
        },
      },
    },
  },
  ollama: {
    ...openai,
    needsKey: false,
    begin: () => '',
    text: (model, content) => chunk(model, { content }, null, { system_fingerprint: 'fp_ollama' }),
    end: (model, finish, usage) =>
      chunk(model, { role: 'assistant', content: '' }, finish, { system_fingerprint: 'fp_ollama' }) +
      usageAlone(model, usage) +
      done,
    fail: () => data({ error: { message: 'llama runner process has terminated', type: 'api_error', param: null, code: null } }),
    overflow: {
      status: 500,
      body: { error: { message: 'input length exceeds the context length', type: 'api_error', param: null, code: null } },
    },
  },
  vllm: {
    ...openai,
    needsKey: false,
    begin: (model) => chunk(model, { role: 'assistant', content: '' }),
    fail: () =>
      data({
        object: 'error',
        message: 'EngineCore encountered an issue.',
        type: 'InternalServerError',
        param: null,
        code: 500,
      }) + done,
    overflow: { status: 400, body: { object: 'error', message: tooLong, type: 'BadRequestError', param: null, code: 400 } },
  },
  llamacpp: {
    ...openai,
    needsKey: false,
    begin: (model) => chunk(model, { role: 'assistant', content: null }),
    end: (model, finish, usage) => chunk(model, {}, finish, { timings: { predicted_n: 3 }, ...(usage && { usage }) }) + done,
    fail: () => 'error: {"code":500,"message":"decode failed","type":"server_error"}\n\n',
    overflow: {
      inStream:
        'error: {"code":400,"message":"the request exceeds the available context size. try increasing the context size","type":"exceed_context_size_error","n_prompt_tokens":5000,"n_ctx":4096}\n\n',
    },
  },
};
