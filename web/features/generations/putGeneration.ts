import type { QueryClient } from '@tanstack/react-query';
import { isOpen, type Generation } from '../../../shared/generations.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { without } from './without.ts';

/** Keeps an open generation among the running jobs, and takes an ended one out. */
export const putGeneration = (client: QueryClient, generation: Generation): Promise<void> =>
  patchQuery<Generation[]>(client, queryKeys.activeGenerations, {
    change: (list) => {
      if (!isOpen(generation)) return without(list, ({ id }) => id === generation.id);
      const isKnown = list.some(({ id }) => id === generation.id);
      return isKnown ? list.map((one) => (one.id === generation.id ? generation : one)) : [generation, ...list];
    },
  });
