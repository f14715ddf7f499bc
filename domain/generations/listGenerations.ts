import type { Queries } from '../../db/pool.ts';
import type { Generation } from '../../shared/generations.schema.ts';
import { listAccountGenerations } from './generations.queries.ts';

/** A person's generations, newest first; the open ones only where asked. */
export const listGenerations = async (queries: Queries, accountId: string, onlyOpen: boolean): Promise<Generation[]> => [
  ...(await listAccountGenerations(queries, accountId, onlyOpen)).rows,
];
