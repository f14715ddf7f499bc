import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../shared/route.ts';
import type { generateScript } from '../../../shared/routes/generations.routes.ts';
import { putGeneration } from '../../features/generations/putGeneration.ts';
import { putScript } from '../../features/scripts/putScript.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/**
 * Brings what was accepted into the cache, so that its page shows at once, and asks how it stands by now: a repeated
 * request is answered as the first one was, and an event may have overtaken the answer.
 */
export async function showAccepted(client: QueryClient, { script, generation }: AnswerOf<typeof generateScript>): Promise<void> {
  await putScript(client, script);
  await putGeneration(client, generation);
  for (const queryKey of [queryKeys.script(script.id), queryKeys.activeGenerations]) void client.invalidateQueries({ queryKey });
}
