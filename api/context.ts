import type { Context } from 'koa';
import type { Database } from '../db/pool.ts';
import type { Settings } from '../config/settings.ts';
import type { Log } from '../config/log.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '../shared/route.ts';

/** What every route and socket is given. */
export type Services = { readonly database: Database; readonly settings: Settings; readonly log: Log; readonly limits: Limits };

/** Throttles of whoever guesses; see http/limits.ts. */
export type Limits = {
  readonly checkSignIn: (address: string, email: string) => Promise<void>;
  readonly countSignInFailure: (address: string, email: string) => Promise<void>;
  readonly checkRegistration: (address: string) => Promise<void>;
  readonly countRegistration: (address: string, refused: boolean) => Promise<void>;
};

/** One checked call of a route. `accountId` is empty where nobody is signed in and the route allows it. */
export type Call<R extends Route> = {
  readonly services: Services;
  readonly accountId: string;
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** The Idempotency-Key, on routes that need one. */
  readonly key: string;
  readonly context: Context;
};
export type Handler<R extends Route> = (call: Call<R>) => Promise<AnswerOf<R>>;
