import { readCursor, type Place } from '../db/cursor.ts';
import { AppError } from './AppError.ts';

/** The place that a list's query asks for; without a cursor the list begins at its start. */
export function readPlace(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const place = readCursor(cursor);
  if (!place)
    throw new AppError('VALIDATION_FAILED', 'the cursor is not one of this list', {
      issues: [{ path: 'cursor', code: 'invalid_format', message: 'not a cursor' }],
    });
  return place;
}
