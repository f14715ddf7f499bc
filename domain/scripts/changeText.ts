import type { Transaction } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { publishScriptChange } from '../scriptPages/publishScriptChange.ts';
import type { ScriptRow } from '../scriptPages/scriptColumns.ts';
import { lockForChange } from './lockScript.ts';

/** The revision of a script that a change is made to. */
export type Base = { readonly accountId: string; readonly scriptId: string; readonly baseRevision: number };
/** `sentBy` is the tab that sent the text exactly as it stands now. */
type Changed = { readonly row: ScriptRow; readonly text: 'same' | 'changed'; readonly sentBy?: string | undefined };

/**
 * What every change of a text by its person has in common: it is made to the revision that was seen, under the script's lock,
 * stays within what the account may have, and every tab learns of it in the same commit.
 */
export async function changeText(
  queries: Transaction,
  { accountId, scriptId, baseRevision }: Base,
  change: (row: ScriptRow) => Promise<Changed>,
): Promise<Script> {
  const quota = await lockQuota(queries, accountId);
  const { row, text, sentBy } = await change(await lockForChange(queries, accountId, scriptId, baseRevision));
  if (text === 'changed') await refuseMoreText(queries, quota);
  return publishScriptChange(queries, accountId, row, text, sentBy);
}
