import type { Queries, Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { readScript } from '../scriptPages/readScript.ts';
import type { ScriptRow } from '../scriptPages/scriptColumns.ts';
import { findOwnRow, lockOwnRow, lockScriptRow } from './scripts.queries.ts';

/** A person's script, and whether it is being written. */
export type OwnScript = { readonly row: ScriptRow; readonly isBusy: boolean };

/**
 * Holds a person's script as it is until the commit: nobody changes, deletes or restores it meanwhile. Throws `NOT_FOUND`.
 * The caller holds the credit account's lock where `isBusy` is asked for.
 */
export const lockScript = async (queries: Transaction, accountId: string, id: string): Promise<OwnScript> =>
  toOwn(await lockOwnRow(queries, accountId, id));

/**
 * Locks and reads a person's script for a change of its text. Throws `NOT_FOUND`, `SCRIPT_BUSY` while it is being written, and
 * `VERSION_CONFLICT`, with the present one, where it is not the revision that the caller has seen. The caller holds the
 * credit account's lock.
 */
export const lockForChange = async (
  queries: Transaction,
  accountId: string,
  id: string,
  baseRevision: number,
): Promise<ScriptRow> => refuseChange(queries, await lockScript(queries, accountId, id), baseRevision);

/**
 * A person's script as a change of its text would find it, with the refusals of `lockForChange` and without its lock:
 * for what has to be worked out beforehand. While the revision is the same, so is the text.
 */
export const readForChange = async (queries: Queries, accountId: string, id: string, baseRevision: number): Promise<ScriptRow> =>
  refuseChange(queries, toOwn(await findOwnRow(queries, accountId, id)), baseRevision);

/** Locks a script, and refuses with the present one where it is not the one that the caller has seen. */
export const lockRevision = async (queries: Transaction, id: string, baseRevision: number): Promise<ScriptRow> =>
  refuseOtherRevision(queries, await lockScriptRow(queries, id), baseRevision);

function toOwn(found: Awaited<ReturnType<typeof findOwnRow>>): OwnScript {
  if (!found) throw new AppError('NOT_FOUND', 'no such script');
  const { isBusy, ...row } = found;
  return { row, isBusy };
}

function refuseChange(queries: Queries, { row, isBusy }: OwnScript, baseRevision: number): Promise<ScriptRow> {
  refuseWhileWriting(isBusy);
  return refuseOtherRevision(queries, row, baseRevision);
}

/** A script that is being written is nobody else's to change. Throws `SCRIPT_BUSY`. */
export function refuseWhileWriting(isBusy: boolean): void {
  if (isBusy) throw new AppError('SCRIPT_BUSY', 'the script is being written');
}

async function refuseOtherRevision(queries: Queries, row: ScriptRow, baseRevision: number): Promise<ScriptRow> {
  if (row.revision === baseRevision) return row;
  throw new AppError('VERSION_CONFLICT', 'the script has changed meanwhile', {
    details: { revision: row.revision, script: await readScript(queries, row) },
  });
}
