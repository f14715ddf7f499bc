import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { findLastPlace, findNextPlace, findPlace, putPlace, renumber } from './places.queries.ts';

/** Between neighbours; twenty moves into one gap fit before all are numbered anew. */
const step = 2 ** 20;

/** Puts a script last. The collection is locked. */
export async function placeLast(queries: Queries, collectionId: string, scriptId: string): Promise<void> {
  await putPlace(queries, collectionId, scriptId, ((await findLastPlace(queries, collectionId)) ?? 0) + step);
}

/** Puts a script behind another one, or first. The collection is locked; one row changes, unless there is no gap left. */
export async function placeAfter(queries: Queries, collectionId: string, scriptId: string, after: string | null): Promise<void> {
  const place = await findGap(queries, collectionId, scriptId, after);
  if (place !== null) return void (await putPlace(queries, collectionId, scriptId, place));
  await renumber(queries, collectionId, step);
  const found = await findGap(queries, collectionId, scriptId, after);
  if (found === null) throw new Error(`no place in the collection ${collectionId} after numbering anew`);
  await putPlace(queries, collectionId, scriptId, found);
}

/** A free place behind another script; `null` where the numbers are used up. */
async function findGap(queries: Queries, collectionId: string, scriptId: string, after: string | null): Promise<number | null> {
  const from = after === null ? null : await findPlace(queries, collectionId, after);
  if (after !== null && from === null)
    throw new AppError('VALIDATION_FAILED', 'that script is not in the collection', {
      issues: [{ path: 'after', code: 'custom', message: 'not in the collection' }],
    });
  const next = await findNextPlace(queries, collectionId, from, scriptId);
  if (next === null) return (from ?? 0) + step;
  if (from === null) return next - step;
  return next - from < 2 ? null : Math.floor((from + next) / 2);
}
