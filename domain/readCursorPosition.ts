import * as z from 'zod/mini';
import { readCursor, type Position } from '../db/cursor.ts';
import { AppError } from './AppError.ts';

/** The place that a list's query asks for; `id` is what the list's ids look like. Without a cursor the list begins at its start. */
export function readCursorPosition(cursor: string | undefined, id: z.ZodMiniType<string> = z.string()): Position | null {
  if (cursor === undefined) return null;
  const position = readCursor(cursor);
  if (!position || !id.safeParse(position[1]).success)
    throw new AppError('VALIDATION_FAILED', 'the cursor is not one of this list', {
      issues: [{ path: 'cursor', code: 'invalid_format', message: 'not a cursor' }],
    });
  return position;
}
