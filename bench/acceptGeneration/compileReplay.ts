import { randomUUID } from 'node:crypto';
import { cookieName, hashSessionId } from '../../api/http/sessions.ts';
import type { Visitor } from '../support/people.ts';
import type { Recording, Statement } from './recordStatements.ts';

/** A recorded statement that can be run again for another request. */
export type Replayed = { readonly sql: string; readonly fill: (request: ReplayedRequest) => readonly unknown[] };
/** What stands in this request where the recorded one had something else. */
export type ReplayedRequest = { readonly names: ReadonlyMap<string, string>; readonly sessionHash: Buffer };
export type Replay = {
  readonly before: readonly Replayed[];
  readonly inTransaction: readonly Replayed[];
  readonly begin: (visitor: Visitor, key: string) => ReplayedRequest;
};

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu;

/**
 * Makes a recording replayable: the account, the key and the session become those of the request at hand, and every
 * other id is generated again. Texts are cut at these places once, so that a replay costs the floor a few joins.
 */
export function compileReplay({ accountId, cookie, key, statements }: Recording): Replay {
  const recordedHash = sessionHashOf(cookie);
  const texts = statements.flatMap(({ values }) => values.filter((value) => typeof value === 'string'));
  const ids = new Set(texts.flatMap((text) => text.match(uuid) ?? []).filter((id) => id !== accountId && id !== key));
  // Every one is an id that holds nothing a pattern would read otherwise.
  const cut = new RegExp(`(${[accountId, key, ...ids].join('|')})`, 'u');

  const compile = ({ sql, values }: Statement): Replayed => {
    const fills = values.map((value): ((request: ReplayedRequest) => unknown) => {
      if (Buffer.isBuffer(value)) return value.equals(recordedHash) ? ({ sessionHash }) => sessionHash : () => value;
      if (typeof value !== 'string') return () => value;
      const parts = value.split(cut);
      return parts.length === 1
        ? () => value
        : ({ names }) => parts.map((part, index) => (index % 2 === 1 ? (names.get(part) ?? part) : part)).join('');
    });
    return { sql, fill: (request) => fills.map((fill) => fill(request)) };
  };

  const firstInside = statements.findIndex(({ inTransaction }) => inTransaction);
  if (firstInside < 0 || statements.slice(firstInside).some(({ inTransaction }) => !inTransaction))
    throw new Error('a request no longer runs a few statements and then one transaction: the floor must learn its new shape');
  return {
    before: statements.slice(0, firstInside).map(compile),
    inTransaction: statements.slice(firstInside).map(compile),
    begin: (visitor, freshKey) => ({
      sessionHash: sessionHashOf(visitor.cookie),
      names: new Map([[accountId, visitor.id], [key, freshKey], ...[...ids].map((id) => [id, randomUUID()] as const)]),
    }),
  };
}

function sessionHashOf(cookie: string): Buffer {
  const prefix = `${cookieName(false)}=`;
  const pair = cookie.split('; ').find((part) => part.startsWith(prefix));
  if (!pair) throw new Error('the cookie holds no session');
  return hashSessionId(pair.slice(prefix.length));
}
