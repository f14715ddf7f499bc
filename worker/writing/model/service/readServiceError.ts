import { GiveUpError, TemporaryFailure } from '../../../../domain/writing/failures.ts';
import { readArrived, type Arrived } from './readArrived.ts';

/** What to do about it: pass the error on, ask with a shorter prompt, or ask without an option that the service does not know. */
export type Verdict =
  | { readonly kind: 'error'; readonly cause: TemporaryFailure | GiveUpError }
  | { readonly kind: 'context' }
  | { readonly kind: 'option'; readonly said: string };

const refused = /content_?(?:filter|policy)|moderation|flagged|safety[ _]system|responsible ?ai/iu;
const context =
  /context[ _-]?(?:length|size|window)|available context|maximum context|too many (?:input )?tokens|(?:prompt|input) is too long|exceed_context|max_new_tokens. must be/iu;
const noCredit = /insufficient[ _](?:quota|credits?|funds)|billing|payment|quota_exceeded|exceeded your current quota/iu;
const option =
  /stream_options|include_usage|response_format|json_schema|json_object|max_completion_tokens|max_tokens|unrecognized|unknown (?:parameter|argument|field)|unsupported[ _](?:parameter|value)|extra[ _](?:inputs|forbidden|fields)|not permitted|grammar/iu;
const noAccess = /invalid_api_key|authentication|permission|model_not_found|not_found|unauthorized|forbidden/iu;

/**
 * Classifies by what arrived, and by the number only where nothing else tells: services answer 500 for a wrong
 * request, 429 for an empty purse, and put errors with numeric codes into a stream that began with 200.
 */
export function readServiceError(arrived: unknown): Verdict {
  const read = readArrived(arrived);
  if (!read) return networkError(arrived);
  const { status, codes, said, retryAfter } = read;
  const all = `${codes} ${said}`;
  const is4xx = status !== null && status >= 400 && status < 500;
  const label = describe(read);
  if (read.flagged || refused.test(all)) return giveUp('MODEL_REFUSED', `The model’s service refused the content${label}.`);
  if (status === 413 || context.test(all)) return { kind: 'context' };
  if (status === 402 || noCredit.test(all))
    return giveUp('MODEL_REJECTED', `The account with the model’s service has no credit left${label}.`);
  if (status === 429) return passing(`The model’s service is busy${label}.`, retryAfter);
  if (status === 408 || status === 409 || status === 425)
    return passing(`The model’s service cannot answer now${label}.`, retryAfter);
  if (status === 401 || status === 403 || status === 404 || noAccess.test(codes)) {
    return giveUp('MODEL_REJECTED', `The model’s service does not take the key or the model${label}.`);
  }
  if ((is4xx || status === 500) && option.test(all)) return { kind: 'option', said: all };
  if (is4xx) return giveUp('MODEL_REJECTED', `The model’s service rejected the request${label}.`);
  return passing(`The model’s service failed${label}.`, retryAfter);
}

/** The status and the codes; never the message, which may quote a person's words. */
function describe({ status, codes }: Arrived): string {
  const code = codes.replaceAll(/[^\w. -]+/gu, '').slice(0, 60);
  const parts = [status === null ? '' : String(status), code].filter(
    (part, index, all) => part !== '' && all.indexOf(part) === index,
  );
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/** Nothing came, or it broke off: a reset is a bare TypeError whose cause holds the code. */
function networkError(error: unknown): Verdict {
  const codes: string[] = [];
  for (let one: unknown = error; one instanceof Error; one = one.cause)
    if ('code' in one && typeof one.code === 'string') codes.push(one.code);
  const label = codes.length > 0 ? ` (${codes.join(', ')})` : '';
  // Node's fetch has clocks of its own, at five minutes.
  if (codes.some((code) => /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/u.test(code))) {
    return { kind: 'error', cause: new TemporaryFailure('MODEL_TIMEOUT', `The model’s service stayed silent${label}.`) };
  }
  return passing(`The connection to the model’s service failed${label}.`);
}

const passing = (message: string, delay: number | null = null): Verdict => ({
  kind: 'error',
  cause: new TemporaryFailure('MODEL_UNAVAILABLE', message, delay),
});
const giveUp = (failure: 'MODEL_REFUSED' | 'MODEL_REJECTED', message: string): Verdict => ({
  kind: 'error',
  cause: new GiveUpError(failure, message),
});
