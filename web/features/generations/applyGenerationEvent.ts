import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import { isOpen, type Generation } from '../../../shared/generations.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

type ScriptEvent = Extract<StreamEvent, { readonly type: `script.${string}` }>;

/** Keeps the list of running jobs: an open generation is in it, an ended one is not. */
export async function applyGenerationEvent(client: QueryClient, { payload }: ScriptEvent): Promise<void> {
  if ('generation' in payload) return putGeneration(client, payload.generation);
  if ('script' in payload) return payload.script.generation ? putGeneration(client, payload.script.generation) : undefined;
  return patchQuery<Generation[]>(client, queryKeys.activeGenerations, { change: (list) => without(list, (one) => one.scriptId === payload.scriptId) });
}

/** The same array where nothing is taken out, so that the cache can tell that there is no news. */
const without = (list: Generation[], isMeant: (one: Generation) => boolean): Generation[] => (list.some(isMeant) ? list.filter((one) => !isMeant(one)) : list);

export const putGeneration = (client: QueryClient, generation: Generation): Promise<void> =>
  patchQuery<Generation[]>(client, queryKeys.activeGenerations, {
    change: (list) => {
      if (!isOpen(generation)) return without(list, ({ id }) => id === generation.id);
      const isKnown = list.some(({ id }) => id === generation.id);
      return isKnown ? list.map((one) => (one.id === generation.id ? generation : one)) : [generation, ...list];
    },
  });
