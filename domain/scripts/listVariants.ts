import type { Queries } from '../../db/pool.ts';
import type { SectionVariant } from '../../shared/versions.schema.ts';
import { getScript } from '../scriptPages/getScript.ts';
import { listVariantRows } from './variants.queries.ts';

/** The proposals for sections of a person's own script, the newest asking first. */
export async function listVariants(queries: Queries, accountId: string, scriptId: string): Promise<SectionVariant[]> {
  await getScript(queries, accountId, scriptId);
  return [...(await listVariantRows(queries, scriptId)).rows];
}
