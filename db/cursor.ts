import type { FragmentSqlToken } from 'slonik';
import * as z from 'zod';
import { sql } from './pool.ts';

/**
 * Where a list goes on: the last row's time, in microseconds since 1970 as digits, and its id. Both are read strictly,
 * for a cursor is the caller's word and its parts go into a query.
 */
const Position = z.tuple([z.string().regex(/^\d{1,17}$/u), z.string().regex(/^[\x21-\x7e]{1,120}$/u)]);
export type Position = z.infer<typeof Position>;

/** A row's time as a cursor holds it. */
export const positionOf = (column: FragmentSqlToken): FragmentSqlToken =>
  sql.fragment`(extract(epoch from ${column}) * 1000000)::bigint::text`;

/** The time of a position, for comparing with a row's; `null` where the list begins at its start. */
export const timeOf = (position: Position | null): FragmentSqlToken =>
  sql.fragment`('epoch'::timestamptz + ${position?.[0] ?? null}::bigint * interval '1 microsecond')`;

export const toCursor = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** Reads a cursor; `null` for one that this server did not write. */
export function readCursor(cursor: string): Position | null {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    // A cursor is the caller's word: whatever is wrong with it, it is no position.
    return null;
  }
}
