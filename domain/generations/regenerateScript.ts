import type { Database } from '../../db/pool.ts';
import { costOfRegeneration } from '../../shared/cost.ts';
import type { GenerationScope, RegenerateBody } from '../../shared/generations.schema.ts';
import { AppError } from '../AppError.ts';
import { checkForCrisis } from '../requests/checkForCrisis.ts';
import { openForRewriting } from '../scripts/openForRewriting.ts';
import { getSettings } from '../settings/getSettings.ts';
import { acceptGeneration, type Accepted } from './acceptGeneration.ts';
import { hashRequest } from './hashRequest.ts';
import { minutesAfter, speedFor, toSectionScope, type Rewritable } from './regeneration.policy.ts';

export type RegenerationRequest = {
  readonly accountId: string;
  readonly key: string;
  readonly scriptId: string;
  readonly body: RegenerateBody;
  readonly perMinute: number;
  readonly acceptLanguage?: string | undefined;
};

/** A script, or one of its sections, is to be written again: with a hold of its own, and the text stays as it is until then. */
export async function regenerateScript(
  database: Database,
  { accountId, key, scriptId, body, perMinute, acceptLanguage }: RegenerationRequest,
): Promise<Accepted> {
  const hash = hashRequest('regenerate', { scriptId, ...body });
  return database.transaction((queries) =>
    acceptGeneration(queries, { accountId, key, hash, perMinute }, async (check) => {
      const scopes: GenerationScope[] = [];
      const { readingSpeed: own } = await getSettings(queries, accountId);
      const row = await openForRewriting(queries, accountId, scriptId, body.baseRevision, (found) => {
        if (found.status === 'failed')
          throw new AppError('GENERATION_STATE', 'there is no text; the generation can be tried again');
        const { language } = found;
        checkForCrisis({ language, additionalInstructions: body.wish, forPractice: body.forPractice }, acceptLanguage);
        const scope = toScope(found, body, own);
        check(minutesAfter(found, scope), costOfRegeneration(found.duration, scope.kind === 'section' ? scope : null));
        scopes.push(scope);
      });
      return { row, retryOf: null, scope: scopes[0] ?? null, keepsSections: false };
    }),
  );
}

/** A whole is planned by how fast the person reads now; a section stays one of its script, and goes by its clock. */
const toScope = (script: Rewritable, { wish, section }: RegenerateBody, own: number): GenerationScope =>
  section
    ? toSectionScope(script, section, wish || null)
    : { kind: 'whole', wish: wish || null, readingSpeed: speedFor(script, own) };
