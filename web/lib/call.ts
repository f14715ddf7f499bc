import { ErrorAnswer } from '../../shared/error.schema.ts';
import type { AnswerOf, GivenBodyOf, GivenQueryOf, ParamsOf, Route } from '../../shared/route.ts';
import { ApiError } from './ApiError.ts';

/** Longest wait for an answer, in milliseconds (specification, section 9). */
const timeout = 60_000;

type Part<Name extends string, T> = undefined extends T ? { readonly [K in Name]?: undefined } : { readonly [K in Name]: T };

/** What a route wants from its caller. */
type Given<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', GivenQueryOf<R>> &
  Part<'body', GivenBodyOf<R>> &
  (R extends { readonly idempotent: true } ? { readonly idempotencyKey: string } : { readonly idempotencyKey?: undefined }) & {
    readonly signal?: AbortSignal;
  };

/** Calls a declared route and gives its answer, checked against the declaration. Throws `ApiError`. */
export async function call<const R extends Route>(route: R, given: Given<R>): Promise<AnswerOf<R>> {
  const response = await send(route, given);
  const text = await response.text().catch((cause: unknown) => {
    throw new ApiError({ kind: 'network', cause });
  });
  if (!response.ok) throw new ApiError({ kind: 'answer', status: response.status, answer: readError(text) });
  const schema = route.answers[response.status];
  if (schema === null) return undefined as AnswerOf<R>; // declared as an empty answer
  const parsed = schema?.safeParse(parseJson(text));
  if (!parsed?.success) throw new ApiError({ kind: 'parsing', status: response.status, cause: parsed?.error });
  return parsed.data as AnswerOf<R>; // checked by the very schema that the type comes from
}

/** The same of any route, for where the types have done their work. */
type AnyGiven = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal;
};

async function send(route: Route, given: AnyGiven): Promise<Response> {
  const expiry = AbortSignal.timeout(timeout);
  const signal = given.signal ? AbortSignal.any([given.signal, expiry]) : expiry;
  const headers = new Headers({ accept: 'application/json' });
  // State changes without a body say JSON too: it is part of the defence against cross-site requests.
  if (route.method !== 'GET') headers.set('content-type', 'application/json');
  if (given.idempotencyKey !== undefined) headers.set('idempotency-key', given.idempotencyKey);
  const body = route.method === 'GET' ? null : JSON.stringify(given.body ?? {});
  try {
    return await fetch(addressOf(route, given), { method: route.method, headers, body, signal, credentials: 'same-origin' });
  } catch (cause) {
    if (given.signal?.aborted) throw cause; // the caller no longer wants it; not a failure
    throw new ApiError({ kind: expiry.aborted ? 'timeout' : 'network', cause });
  }
}

function addressOf(route: Route, given: AnyGiven): string {
  const params = Object.entries(given.params ?? {});
  const path = params.reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    route.path,
  );
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema refuses it
  }
}

function readError(text: string): ErrorAnswer['error'] | undefined {
  const parsed = ErrorAnswer.safeParse(parseJson(text));
  return parsed.success ? parsed.data.error : undefined;
}
