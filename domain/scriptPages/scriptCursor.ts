import * as z from 'zod/mini';
import type { ScriptSort } from '../../shared/scriptFilters.ts';
import { AppError } from '../AppError.ts';

const digits = z.string().check(z.regex(/^\d{1,17}$/u));

/** Where a list of scripts goes on: its sort, the last row's value of it, when that was made (microseconds), and its id. */
const Position = z.discriminatedUnion('sort', [
  z.strictObject({ sort: z.literal('date'), at: digits, id: z.uuid() }),
  z.strictObject({ sort: z.literal('title'), title: z.string().check(z.maxLength(200)), at: digits, id: z.uuid() }),
  z.strictObject({
    sort: z.literal('duration'),
    seconds: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    at: digits,
    id: z.uuid(),
  }),
  z.strictObject({ sort: z.literal('place'), position: z.string().check(z.regex(/^-?\d{1,18}$/u)), id: z.uuid() }),
]);
export type ScriptCursor = z.infer<typeof Position>;

export const writeScriptCursor = (position: ScriptCursor): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** The place that a query asks for; a cursor of another sort, or one that nobody wrote, is refused. */
export function readScriptCursor(cursor: string | undefined, sort: ScriptSort): ScriptCursor | null {
  if (cursor === undefined) return null;
  const position = parse(cursor);
  if (position?.sort === sort) return position;
  throw new AppError('VALIDATION_FAILED', 'the cursor is not one of this list', {
    issues: [{ path: 'cursor', code: 'invalid_format', message: 'not a cursor' }],
  });
}

function parse(cursor: string): ScriptCursor | null {
  try {
    const position = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    // PostgreSQL's texts cannot hold it.
    return position.sort === 'title' && position.title.includes('\0') ? null : position;
  } catch {
    // A cursor is the caller's word: whatever is wrong with it, it is no position.
    return null;
  }
}
