import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { textLimits } from '../../domain/compute/textLimits.ts';
import type { Task } from '../../domain/compute/Task.ts';
import { ThreadPool } from '../../domain/compute/ThreadPool.ts';
import { prepareUpdate, updateScript } from '../../domain/scripts/updateScript.ts';
import { prepareRestoring, restoreVersion } from '../../domain/scripts/restoreVersion.ts';
import { CreateScriptBody, type Script } from '../../shared/scripts.schema.ts';
import { listVersions } from '../../shared/routes/versions.routes.ts';
import { updateScript as patchScript } from '../../shared/routes/scripts.routes.ts';
import { createOwnScript } from '../support/createOwnScript.ts';
import { capturedLog } from '../support/capturedLog.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { openTestTexts } from '../support/openTestTexts.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import type { waitsFor } from '../support/threadTasks.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp } = factories(base, api);
const idle = openTestTexts();

const long = (word: string): string => `## One\n\n${`Rest now, ${word}, and let it be. [pause:4]\n`.repeat(100)}`;
const waiting: Task<typeof waitsFor> = { file: new URL('../support/threadTasks.ts', import.meta.url), name: 'waitsFor' };

/** A pool whose one thread is taken until `open` is called. */
async function openTaken(): Promise<{ readonly texts: ThreadPool; readonly open: () => Promise<void> }> {
  const texts = new ThreadPool({ ...textLimits, threads: 1, waitMs: 600_000, deadlineMs: 600_000 }, capturedLog('pool').log);
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const taken = texts.run(waiting, shared, { owner: 'another' });
  return {
    texts,
    open: async () => {
      Atomics.store(shared, 0, 1);
      await taken;
    },
  };
}

const begin = (texts: ThreadPool, { user }: Person, content: string, key: string = randomUUID()): Promise<Script> =>
  createOwnScript(base.database, texts, user.id, key, CreateScriptBody.parse(scriptBody({ content })));

/** Nobody holds a lock on a row of this account, and nobody has a transaction open. */
async function expectUnlocked({ user }: Person): Promise<void> {
  expect(
    await base.rows(
      "select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    ),
  ).toEqual([]);
  await base.rows('select 1 from script where account_id = $1 for update nowait', [user.id]);
  await base.rows('select 1 from credit_account where account_id = $1 for update nowait', [user.id]);
}

type Change = (texts: ThreadPool, person: Person, script: Script) => Promise<Script>;
const changes: readonly (readonly [name: string, words: number, change: Change])[] = [
  [
    'a save',
    800,
    async (texts, { user }, { id, revision }) => {
      const body = { baseRevision: revision, content: long('my friend') };
      const text = await prepareUpdate(base.database, texts, user.id, id, body);
      return base.database.transaction((queries) => updateScript(queries, user.id, id, body, text));
    },
  ],
  [
    'a version that is brought back',
    700,
    async (texts, { user, client }, { id, revision }) => {
      const { items } = await client.call(listVersions, { params: { id }, query: {} });
      const changed = { accountId: user.id, scriptId: id, baseRevision: revision };
      const prepared = await prepareRestoring(base.database, texts, changed, items.at(-1)?.id ?? '');
      return base.database.transaction((queries) => restoreVersion(queries, changed, prepared));
    },
  ],
];

describe.each(changes)('%s of a long text that waits for its turn', (_name, words, change) => {
  async function setUp() {
    const person = await signUp();
    const script = await begin(idle, person, long('begun'));
    const { texts, open } = await openTaken();
    const changed = change(texts, person, script);
    await waitUntil('one that waits', () => texts.load.waiting === 1);
    return { person, script, changed, open, texts };
  }

  test('holds no lock and no transaction, and is made when its turn comes', async () => {
    const { person, script, changed, open, texts } = await setUp();
    await expectUnlocked(person);
    await open();
    expect(await changed).toMatchObject({ revision: script.revision + 1, words });
    await texts.close(0);
  });

  test('is refused where the script was changed meanwhile', async () => {
    const { person, script, changed, open, texts } = await setUp();
    const body = { baseRevision: script.revision, title: 'Meanwhile' };
    await person.client.call(patchScript, { params: { id: script.id }, body });
    const refusal = changed.catch((error: unknown) => error);
    await open();
    expect(await refusal).toMatchObject({ code: 'VERSION_CONFLICT', details: { revision: script.revision + 1 } });
    await texts.close(0);
  });
});

test('a script that is sent twice while it waits is there once', async () => {
  const person = await signUp();
  const { texts, open } = await openTaken();
  const key = randomUUID();
  const both = Promise.all([begin(texts, person, long('once'), key), begin(texts, person, long('once'), key)]);
  await waitUntil('two that wait', () => texts.load.waiting === 2);
  await expectUnlocked(person);
  await open();
  const [one, other] = await both;
  expect(one.id).toBe(other.id);
  expect(await base.rows('select id from script where account_id = $1', [person.user.id])).toHaveLength(1);
  await texts.close(0);
});

test('a change that would be refused anyway waits for nothing', async () => {
  const person = await signUp();
  const script = await begin(idle, person, long('begun'));
  const { texts, open } = await openTaken();
  const { id, revision } = script;
  const body = { baseRevision: revision - 1, content: long('late') };
  await expect(prepareUpdate(base.database, texts, person.user.id, id, body)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  expect(texts.load.waiting).toBe(0);
  await open();
  await texts.close(0);
});

test('a text analysed on a thread and one analysed at once say the same', async () => {
  const person = await signUp();
  const short = long('begun').slice(0, 490);
  const { words, timing, findings } = await begin(idle, person, short);
  const padded = await begin(idle, person, `${short}${'\n'.repeat(100)}`);
  expect({ words: padded.words, timing: padded.timing, findings: padded.findings }).toEqual({ words, timing, findings });
});
