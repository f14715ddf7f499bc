import { claimGeneration } from '../../domain/generations/claimGeneration.ts';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import { finishGeneration } from '../../domain/generations/finishGeneration.ts';
import type { Lease } from '../../domain/generations/lease.ts';
import { saveOutline } from '../../domain/generations/saveOutline.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { assembleContent } from '../../shared/markup/assembleContent.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { generateScript } from '../../shared/routes/generations.routes.ts';
import { generateBody } from './generateBody.ts';
import { handmadeSections } from './handmadeSections.ts';
import { outlined } from './outlined.ts';
import { newEmail, newKey, password, signingUp, type Person } from './signingUp.ts';
import type { TestApi } from './startTestApi.ts';
import type { TestBase } from './useDatabase.ts';

/** People and their scripts, made the way the product makes them: by its API and its commands. */
export function factories(base: TestBase, api: TestApi) {
  const { database, rows } = base;
  const { signUp, register, grant } = signingUp(database, api);

  const setPlanTo = (accountId: string, plan: string): Promise<unknown> =>
    rows('update account set current_plan = $2 where id = $1', [accountId, plan]);
  const makeAdmin = (accountId: string): Promise<unknown> => rows("update account set role = 'admin' where id = $1", [accountId]);

  const ask = ({ client }: Person, changes: Partial<GenerateBody> = {}) =>
    client.call(generateScript, { key: newKey(), body: generateBody(changes) });

  /** What a worker does first; the lease lasts longer than any test. */
  async function claim(generationId: string): Promise<Lease> {
    const lease = await database.transaction((queries) =>
      claimGeneration(queries, { generationId, worker: 'a test', leaseSeconds: 600, runningPerAccount: 100 }),
    );
    if (!lease) throw new Error(`generation ${generationId} could not be claimed`);
    return lease;
  }

  /** Brings a generation as far as so many finished sections out of the four that a handmade script has. */
  async function writeSections(generationId: string, count: number): Promise<Lease> {
    const lease = await claim(generationId);
    await database.transaction((queries) => saveOutline(queries, lease, outlined));
    for (const section of handmadeSections.slice(0, count))
      await database.transaction((queries) => saveSection(queries, lease, { ...section, memory: {} }));
    return lease;
  }

  async function finish(lease: Lease): Promise<void> {
    const content = assembleContent(handmadeSections);
    await database.transaction((queries) => finishGeneration(queries, lease, content, []));
  }

  /** A script that is ready, written in no time. */
  async function finished(person: Person, changes: Partial<GenerateBody> = {}) {
    const { script, generation } = await ask(person, changes);
    await finish(await writeSections(generation.id, handmadeSections.length));
    return { scriptId: script.id, generationId: generation.id };
  }

  /** A script whose generation failed after so many sections. */
  async function failed(person: Person, sections = 0, changes: Partial<GenerateBody> = {}) {
    const { script, generation } = await ask(person, changes);
    const held = await writeSections(generation.id, sections);
    await database.transaction((queries) => failGeneration(queries, held, 'MODEL_UNAVAILABLE', 'the test wants it so'));
    return { scriptId: script.id, generationId: generation.id };
  }

  return {
    newKey,
    newEmail,
    password,
    signUp,
    register,
    grant,
    setPlanTo,
    makeAdmin,
    ask,
    claim,
    writeSections,
    finish,
    finished,
    failed,
  };
}
