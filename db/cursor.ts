import * as z from 'zod';

/** Where a list goes on: the last row's time, to the microsecond as PostgreSQL writes it, and its id. */
const Place = z.tuple([
  z
    .string()
    .max(64)
    .regex(/^[\d\-:+. ]+$/u),
  z.string().max(120),
]);
export type Place = z.infer<typeof Place>;

export const toCursor = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Reads a cursor; `null` for one that this server did not write. */
export function readCursor(cursor: string): Place | null {
  try {
    return Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    // A cursor is the caller's word: whatever is wrong with it, it is no place.
    return null;
  }
}
