import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { outlineColumns, type Outlined } from '../scripts/outlineScript.ts';
import { generationColumns } from '../scriptPages/generationColumns.ts';
import type { Lease } from './lease.ts';
import { movedOn, Notified } from './movedOn.ts';

export type { Outlined };

/** Keeps the outline in the script and publishes it, in one statement; false where the lease is not the current one any more. */
export const keepOutline = async (
  queries: Queries,
  { accountId, generationId, leaseSeq }: Lease,
  outlined: Outlined,
): Promise<boolean> => {
  const { outline } = outlined;
  const { memory: _memory, ...shown } = outlined;
  const planned = outline.reduce((sum, section) => sum + section.plannedSeconds, 0);
  const notified = await queries.oneFirst(sql.type(Notified)`
    with changed as (
      update generation g set stage = 'section', planned_seconds = ${planned}::numeric
      where g.id = ${generationId} and g.lease_seq = ${leaseSeq} and g.status = 'running'
      returning ${generationColumns}, g.lease_seq
    ), ${movedOn({
      accountId,
      type: 'script.outlined',
      set: sql.fragment`, ${outlineColumns(outlined)}`,
      // A statement does not see the outline that it sets.
      unseen: sql.fragment`jsonb_build_object('sectionsTotal', ${outline.length > 0 ? outline.length : null}::int)`,
      more: sql.fragment`${jsonb(shown)}`,
    })}
    select count(*) from notified`);
  return notified > 0;
};
