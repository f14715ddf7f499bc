import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Script } from '../../../shared/scripts.schema.ts';
import { scriptQuery } from './scriptQuery.ts';

/** One script; `null` once it was deleted, here or elsewhere. */
export const useScript = (id: string): UseQueryResult<Script | null> => useQuery(scriptQuery(id));
