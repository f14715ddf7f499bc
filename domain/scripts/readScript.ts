import type { Queries } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { findLatestWork } from '../generations/findLatestWork.ts';
import { presentScript, type UnreadScript } from './presentScript.ts';

/** Completes a script's row with its newest generation and what that has saved so far. */
export async function readScript(queries: Queries, row: UnreadScript): Promise<Script> {
  const { generation, sections } = await findLatestWork(queries, row.id);
  return presentScript(row, generation, row.status === 'writing' ? sections : []);
}
