import type * as z from 'zod/mini';
import type { ErrorCode } from './errorCodes.ts';
import type { WriteKind } from './quotas.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Who may call a route: anyone, whoever is signed in, or those of them with a plan of the premium kind or at least a role
 * (`hasAccess.ts`). What a person may not see looks as if it did not exist.
 */
export type Access = 'anyone' | 'signed-in' | 'premium' | 'moderator' | 'admin';

/**
 * Every state change must come from our own pages. With `fromAnywhere` a route is exempt from that, for services that sign what
 * they send: its handler has to check the signature. Such a call is nobody's, whatever cookies come with it, and its path is fixed.
 */
type Callers =
  | { readonly access: Access; readonly fromAnywhere?: never }
  | { readonly access: 'anyone'; readonly fromAnywhere: true; readonly params?: never };

/**
 * One route, declared once. The server checks by it, the browser's client is typed by it, and the OpenAPI document
 * is made of it.
 */
export type Route = Callers & {
  readonly method: Method;
  /** With `:name` for each parameter. */
  readonly path: string;
  readonly summary: string;
  /** Whether an account that awaits its deletion may call it; every other route that needs a session refuses it. */
  readonly whileDeleting?: true;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /**
   * The body is not read as JSON: the handler gets its bytes exactly as they were sent, of these types by its header and no more
   * than this. For a file, or for what a signature was made over.
   */
  readonly takes?: { readonly types: readonly string[]; readonly maxBytes: number };
  /**
   * Instead of JSON the answer is a file of this type, which the handler gives as bytes or as a stream; of several
   * types it says which.
   */
  readonly sends?: string | readonly string[];
  /** Needs an `Idempotency-Key` header. */
  readonly idempotent?: true;
  /**
   * What a call counts as among the changes of its account; `nothing` is what must never be refused for changing too
   * much, or has a limit of its own. Without it a call that changes something counts as `write`.
   */
  readonly writes?: WriteKind | 'nothing';
  /** Answers by status; `null` is an empty answer. */
  readonly answers: Readonly<Record<number, z.ZodMiniType | null>>;
  /** Codes beyond those that every route may answer. */
  readonly errors?: readonly ErrorCode[];
};

export const defineRoute = <const R extends Route>(route: R): R => route;

/** What a call of a route counts as; `null` for reading, for what counts as nothing, and where nobody need be signed in. */
export const writeKindOf = ({
  method,
  access,
  writes = 'write',
}: Pick<Route, 'method' | 'access' | 'writes'>): WriteKind | null =>
  method === 'GET' || access === 'anyone' || writes === 'nothing' ? null : writes;

type Infer<T> = T extends z.ZodMiniType ? z.infer<T> : undefined;
type Given<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

export type ParamsOf<R extends Route> = Infer<R['params']>;
export type QueryOf<R extends Route> = Infer<R['query']>;
export type BodyOf<R extends Route> = Infer<R['body']>;
/** What a caller writes, before defaults are filled in. */
export type GivenQueryOf<R extends Route> = Given<R['query']>;
export type GivenBodyOf<R extends Route> = Given<R['body']>;
type Answer<T> = T extends z.ZodMiniType ? z.infer<T> : void;
export type AnswerOf<R extends Route> = { [S in keyof R['answers']]: Answer<R['answers'][S]> }[keyof R['answers']];
