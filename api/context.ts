import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Compute } from '../domain/compute/openCompute.ts';
import type { Database } from '../db/pool.ts';
import type { Settings } from '../config/settings.ts';
import type { Log } from '../config/log.ts';
import type { PictureMaker } from '../domain/pictures/openPictures.ts';
import type { LegalTexts } from './http/readLegalTexts.ts';
import type { Network } from './http/readNetwork.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '../shared/route.ts';

/** What every route and socket is given. */
export type Services = {
  readonly database: Database;
  readonly settings: Settings;
  readonly log: Log;
  readonly limits: Limits;
  readonly compute: Compute;
  readonly pictures: PictureMaker;
  readonly legal: LegalTexts;
};

type Heavy = 'picture' | 'download' | 'export';

/** Who asks, as far as limits know. */
export type Visitor = {
  readonly network: Network;
  /** The browser's, by its signed cookie; `null` where it has none. */
  readonly deviceHash: Buffer | null;
};

/** What keeps guesses few; see http/limits.ts. Each throws `RATE_LIMITED`. */
export type Limits = {
  /** Checks a password at the sign-in; wrong ones are counted. */
  readonly withSignIn: <T>(visitor: Visitor, email: string, work: () => Promise<T>) => Promise<T>;
  /** Opens an account; it is counted, and so is an address that has one. */
  readonly withRegistration: <T>(network: Network, work: () => Promise<T>) => Promise<T>;
  /** Does what names another address; one that has an account is counted. */
  readonly withNewAddress: <T>(network: Network, work: () => Promise<T>) => Promise<T>;
  /** Counts a request for a new password; false where the e-mail address has had enough mails for now. */
  readonly countForgotten: (network: Network, email: string) => Promise<boolean>;
  /** Counts a try at a mail's link. */
  readonly countLinkTry: (network: Network) => Promise<void>;
  /** Does what needs an account's password; wrong ones are counted. */
  readonly withPassword: <T>(accountId: string, network: Network, work: () => Promise<T>) => Promise<T>;
  /** Counts what costs us much and a person needs seldom. */
  readonly countHeavy: (accountId: string, what: Heavy) => Promise<void>;
  /** Refuses what the next count would, and counts nothing. */
  readonly checkHeavy: (accountId: string, what: Heavy) => Promise<void>;
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
  /** Reads the bytes that were sent, on routes that take them so; until then none of them is in memory. */
  readonly receive: R extends { readonly takes: object } ? () => Promise<Buffer> : undefined;
  readonly context: Context;
};
export type Handler<R extends Route> = (call: Call<R>) => Promise<Answered<R>>;

/** What a handler gives: JSON's value, or a file, with its type where the route knows several. */
type Answered<R extends Route> = R extends { readonly sends: string }
  ? Buffer | Readable
  : R extends { readonly sends: readonly string[] }
    ? SentFile<R['sends'][number]>
    : AnswerOf<R>;
export type SentFile<T extends string = string> = { readonly type: T; readonly body: Buffer | Readable };
