import { APIConnectionError, APIError } from 'openai';
import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './readArrived.ts';
import { readServiceError, type Verdict } from './readServiceError.ts';

const answered = (status: number | undefined, error: object, headers: Record<string, string> = {}) =>
  new APIError(status, error, undefined, new Headers(headers));
const said = (verdict: Verdict) => (verdict.kind === 'error' ? verdict.cause.failure : verdict.kind);

describe('classified by what arrived', () => {
  it.each([
    [
      'OpenAI: an empty purse behind 429',
      answered(429, { code: 'insufficient_quota', type: 'insufficient_quota', message: 'You exceeded your current quota' }),
      'MODEL_REJECTED',
    ],
    ['OpenAI: context', answered(400, { code: 'context_length_exceeded', message: 'Too long.' }), 'context'],
    [
      'OpenAI: an option',
      answered(400, { code: 'unsupported_parameter', param: 'max_completion_tokens', message: 'Use max_tokens.' }),
      'option',
    ],
    ['Azure: content', answered(400, { code: 'content_filter', message: 'The response was filtered' }), 'MODEL_REFUSED'],
    [
      'OpenRouter: moderation behind 403',
      answered(403, { code: 403, message: 'Not allowed', metadata: { reasons: ['violence'], flagged_input: 'x' } }),
      'MODEL_REFUSED',
    ],
    ['OpenRouter: no credit', answered(402, { code: 402, message: 'Add credits' }), 'MODEL_REJECTED'],
    ['OpenRouter: numeric code in mid-stream', answered(undefined, { code: 429, message: 'Busy' }), 'MODEL_UNAVAILABLE'],
    [
      'vLLM: an error chunk',
      { object: 'error', message: 'No such model', type: 'NotFoundError', param: null, code: 404 },
      'MODEL_REJECTED',
    ],
    [
      'vLLM: context',
      { object: 'error', message: "This model's maximum context length is 2048 tokens.", type: 'BadRequestError', code: 400 },
      'context',
    ],
    [
      'FastAPI: an unknown field, as 422',
      answered(422, {
        detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }],
      }),
      'option',
    ],
    [
      'Ollama: no such model',
      answered(404, { message: 'model "x" not found, try pulling it first', type: 'not_found_error' }),
      'MODEL_REJECTED',
    ],
    [
      'llama.cpp: 500 for what should be 400',
      answered(500, { code: 500, message: 'json_schema: failed to parse grammar', type: 'server_error' }),
      'option',
    ],
    [
      'llama.cpp: context',
      answered(undefined, {
        code: 400,
        type: 'exceed_context_size_error',
        message: 'the request exceeds the available context size',
      }),
      'context',
    ],
    ['a plain 500', answered(500, { message: 'Oops' }), 'MODEL_UNAVAILABLE'],
    ['529', answered(529, { type: 'overloaded_error', message: 'Overloaded' }), 'MODEL_UNAVAILABLE'],
    ['no connection', new APIConnectionError({ cause: new Error('ECONNREFUSED') }), 'MODEL_UNAVAILABLE'],
    ['a reset', new TypeError('terminated'), 'MODEL_UNAVAILABLE'],
    [
      'Node’s own clock',
      new TypeError('terminated', { cause: Object.assign(new Error('x'), { code: 'UND_ERR_BODY_TIMEOUT' }) }),
      'MODEL_TIMEOUT',
    ],
    ['a string', 'Bad gateway', 'MODEL_UNAVAILABLE'],
    ['nothing', undefined, 'MODEL_UNAVAILABLE'],
  ])('%s', (_what, arrived, expected) => expect(said(readServiceError(arrived))).toBe(expected));

  it('never repeats what the service said, only its codes', () => {
    const verdict = readServiceError(answered(400, { code: 'bad_request', message: 'Your prompt "my grief" is bad.' }));
    expect(verdict.kind === 'error' && verdict.cause.message).toBe(
      'The model’s service rejected the request (400, bad_request).',
    );
  });
});

describe('retry-after', () => {
  it.each([
    ['seconds', { 'retry-after': '75' }, 75],
    ['parts of a second', { 'retry-after': '0.2' }, 1],
    ['milliseconds', { 'retry-after-ms': '1500', 'retry-after': '9' }, 2],
    ['rubbish', { 'retry-after': 'soon' }, null],
    ['nothing', {}, null],
    ['a date gone by', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
  ])('%s', (_what, headers, expected) => expect(readRetryAfter(new Headers(Object.entries(headers)))).toBe(expected));

  it('a date', () => {
    const seconds = readRetryAfter(new Headers({ 'retry-after': new Date(Date.now() + 60_000).toUTCString() }));
    expect(seconds).toBeGreaterThan(55);
    expect(seconds).toBeLessThanOrEqual(61);
  });
});
