import * as z from 'zod/mini';
import { readCursor, type Place } from '../db/cursor.ts';
import { AppError } from './AppError.ts';

/** The place that a list's query asks for; `id` is what the list's ids look like. Without a cursor the list begins at its start. */
export function readPlace(cursor: string | undefined, id: z.ZodMiniType<string> = z.string()): Place | null {
  if (cursor === undefined) return null;
  const place = readCursor(cursor);
  if (!place || !id.safeParse(place[1]).success)
    throw new AppError('VALIDATION_FAILED', 'the cursor is not one of this list', {
      issues: [{ path: 'cursor', code: 'invalid_format', message: 'not a cursor' }],
    });
  return place;
}
