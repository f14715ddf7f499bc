import type { AnswerOf, GivenBodyOf, GivenQueryOf, ParamsOf, Route } from '../../shared/route.ts';
import { ApiError } from './ApiError.ts';
import { parseJson } from './parseJson.ts';
import { send } from './send.ts';

type Part<Name extends string, T> = undefined extends T ? { readonly [K in Name]?: undefined } : { readonly [K in Name]: T };

/** What a route wants from its caller. */
type Given<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', GivenQueryOf<R>> &
  Part<'body', GivenBodyOf<R>> &
  (R extends { readonly takes: object } ? { readonly file: File } : { readonly file?: undefined }) &
  (R extends { readonly idempotent: true } ? { readonly idempotencyKey: string } : { readonly idempotencyKey?: undefined }) & {
    readonly signal?: AbortSignal;
  };

/** Calls a declared route and gives its answer, checked against the declaration. Throws `ApiError`. */
export async function call<const R extends Route>(route: R, given: Given<R>): Promise<AnswerOf<R>> {
  const response = await send(route, given);
  const text = await response.text().catch((cause: unknown) => {
    throw new ApiError({ kind: 'network', cause });
  });
  const schema = route.answers[response.status];
  if (schema === null) return undefined as AnswerOf<R>; // declared as an empty answer
  const parsed = schema?.safeParse(parseJson(text));
  if (!parsed?.success) throw new ApiError({ kind: 'parsing', status: response.status, cause: parsed?.error });
  return parsed.data as AnswerOf<R>; // checked by the very schema that the type comes from
}
