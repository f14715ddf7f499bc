import type { Queries } from '../../db/pool.ts';
import { findTitleRow } from './scripts.queries.ts';

/** A script's title as it stands; empty where it has none yet, or is gone. */
export const findTitle = async (queries: Queries, id: string): Promise<string> => (await findTitleRow(queries, id)) ?? '';
