import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import { chooseAddress } from '../../shared/chooseAddress.ts';
import { costOf } from '../../shared/cost.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { checkForCrisis } from '../requests/checkForCrisis.ts';
import { createScript } from '../scripts/createScript.ts';
import { acceptGeneration, type Accepted } from './acceptGeneration.ts';
import { getSettings } from '../settings/getSettings.ts';
import { chooseReadingSpeed } from '../writing/plan.ts';
import { hashRequest } from './hashRequest.ts';

export type GenerationRequest = {
  readonly accountId: string;
  readonly key: string;
  readonly body: GenerateBody;
  readonly perMinute: number;
  readonly acceptLanguage?: string | undefined;
};

/** After this either everything is there — script, generation, hold, job, events — or nothing is. */
export async function requestGeneration(
  database: Database,
  { accountId, key, body, perMinute, acceptLanguage }: GenerationRequest,
): Promise<Accepted> {
  checkForCrisis(body, acceptLanguage);
  const hash = hashRequest('generate', body);
  return database.transaction((queries) =>
    acceptGeneration(queries, { accountId, key, hash, perMinute }, async (check) => {
      check(body.duration, costOf(body.duration), 'new script');
      const row = await createScript(queries, {
        id: randomUUID(),
        accountId,
        title: body.title ?? '',
        address: chooseAddress(body),
        request: body,
        readingSpeed: chooseReadingSpeed(body, (await getSettings(queries, accountId)).readingSpeed),
      });
      return { row, retryOf: null, scope: null, keepsSections: false };
    }),
  );
}
