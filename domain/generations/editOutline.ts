import type { Transaction } from '../../db/pool.ts';
import type { EditOutlineBody } from '../../shared/generations.schema.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { reviseOutline } from '../scripts/outlineScript.ts';
import { findOwnGeneration } from './generations.queries.ts';
import { lockGeneration } from './leases.queries.ts';
import { applyOutlineEdit } from './outline.policy.ts';

/** While it waits for approval, an outline is the person's to change: within its length, and never over another change. */
export async function editOutline(
  queries: Transaction,
  accountId: string,
  id: string,
  { baseRevision, sections }: EditOutlineBody,
): Promise<Script> {
  // No credits move: the account's lock, which would come first, is not needed.
  const found = (await findOwnGeneration(queries, accountId, id)) && (await lockGeneration(queries, id));
  if (!found) throw new AppError('NOT_FOUND', 'no such generation');
  if (found.status !== 'awaiting_approval')
    throw new AppError('GENERATION_STATE', 'no outline waits for approval', { details: { status: found.status } });
  const waiting = await findOwnGeneration(queries, accountId, id);
  const script = await reviseOutline(queries, found.scriptId, baseRevision, ({ outline, language, duration }) =>
    applyOutlineEdit(sections, { outline, proposal: waiting?.proposal ?? outline, language, total: duration * 60 }),
  );
  const { revision, generation, title, outline, writer, writerDetail, seed, steering } = script;
  if (!generation) throw new Error(`generation ${id} is gone`);
  await publishToUser(queries, accountId, [
    {
      type: 'script.outlined',
      payload: { scriptId: script.id, revision, generation, title, outline, writer, writerDetail, seed, steering },
    },
  ]);
  return script;
}
