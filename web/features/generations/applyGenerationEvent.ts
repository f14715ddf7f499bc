import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import type { Generation } from '../../../shared/generations.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { putGeneration } from './putGeneration.ts';
import { without } from './without.ts';

type ScriptEvent = Extract<StreamEvent, { readonly type: `script.${string}` }>;

/** Keeps the list of running jobs: an open generation is in it, an ended one is not. */
export async function applyGenerationEvent(client: QueryClient, { payload }: ScriptEvent): Promise<void> {
  if ('generation' in payload) return putGeneration(client, payload.generation);
  if ('script' in payload) return payload.script.generation ? putGeneration(client, payload.script.generation) : undefined;
  return patchQuery<Generation[]>(client, queryKeys.activeGenerations, {
    change: (list) => without(list, (one) => one.scriptId === payload.scriptId),
  });
}
