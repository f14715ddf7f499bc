import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { findLastPosition, findNextPosition, findPosition, putPosition, renumber } from './positions.queries.ts';

/** Between neighbours; twenty moves into one gap fit before all are numbered again. */
const step = 2 ** 20;

/** Puts a script last. The collection is locked. */
export async function positionLast(queries: Transaction, collectionId: string, scriptId: string): Promise<void> {
  await putPosition(queries, collectionId, scriptId, ((await findLastPosition(queries, collectionId)) ?? 0) + step);
}

/** Puts a script behind another one, or first. The collection is locked; one row changes, unless there is no gap left. */
export async function positionAfter(
  queries: Transaction,
  collectionId: string,
  scriptId: string,
  after: string | null,
): Promise<void> {
  const position = await findGap(queries, collectionId, scriptId, after);
  if (position !== null) return void (await putPosition(queries, collectionId, scriptId, position));
  await renumber(queries, collectionId, step);
  const found = await findGap(queries, collectionId, scriptId, after);
  if (found === null) throw new Error(`no position in the collection ${collectionId} after numbering again`);
  await putPosition(queries, collectionId, scriptId, found);
}

/** A free position behind another script; `null` where the numbers are used up. */
async function findGap(
  queries: Transaction,
  collectionId: string,
  scriptId: string,
  after: string | null,
): Promise<number | null> {
  const from = after === null ? null : await findPosition(queries, collectionId, after);
  if (after !== null && from === null)
    throw new AppError('VALIDATION_FAILED', 'that script is not in the collection', {
      issues: [{ path: 'after', code: 'custom', message: 'not in the collection' }],
    });
  const next = await findNextPosition(queries, collectionId, from, scriptId);
  if (next === null) return (from ?? 0) + step;
  if (from === null) return next - step;
  return next - from < 2 ? null : Math.floor((from + next) / 2);
}
