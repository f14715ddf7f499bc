import { ErrorAnswer } from '../../shared/error.schema.ts';
import type { Route } from '../../shared/route.ts';
import { addressOf } from './addressOf.ts';
import { ApiError } from './ApiError.ts';
import { parseJson } from './parseJson.ts';
import { tab } from './tab.ts';
import { settleFailure } from './toasts.ts';

/** Longest wait for an answer, in milliseconds (specification, section 9). */
const timeout = 60_000;

/** What any route may want, for where the types have done their work. */
type AnyGiven = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: File | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal;
};

/** Sends a call and gives its answer as it came. Throws `ApiError` where it is a refusal, or none came. */
export async function send(route: Route, given: AnyGiven): Promise<Response> {
  const address = addressOf(route, given);
  const act = `${route.method} ${address}`;
  const response = await ask({ route, given, address, act });
  if (response.ok) {
    settleFailure(act);
    return response;
  }
  const text = await response.text().catch((cause: unknown) => {
    throw new ApiError({ kind: 'network', cause, act });
  });
  throw new ApiError({ kind: 'answer', status: response.status, answer: readError(text), act });
}

type Asked = { readonly route: Route; readonly given: AnyGiven; readonly address: string; readonly act: string };

async function ask({ route, given, address, act }: Asked): Promise<Response> {
  const expiry = AbortSignal.timeout(timeout);
  const signal = given.signal ? AbortSignal.any([given.signal, expiry]) : expiry;
  const headers = new Headers({ accept: 'application/json' });
  if (route.method !== 'GET') headers.set('x-tab', tab);
  // State changes without a body say JSON too: it is part of the defence against cross-site requests.
  if (route.method !== 'GET') headers.set('content-type', given.file?.type ?? 'application/json');
  if (given.idempotencyKey !== undefined) headers.set('idempotency-key', given.idempotencyKey);
  const body = route.method === 'GET' ? null : (given.file ?? JSON.stringify(given.body ?? {}));
  try {
    return await fetch(address, { method: route.method, headers, body, signal, credentials: 'same-origin' });
  } catch (cause) {
    if (given.signal?.aborted) throw cause; // the caller no longer wants it; not a failure
    throw new ApiError({ kind: expiry.aborted ? 'timeout' : 'network', cause, act });
  }
}

function readError(text: string): ErrorAnswer['error'] | undefined {
  const parsed = ErrorAnswer.safeParse(parseJson(text));
  return parsed.success ? parsed.data.error : undefined;
}
