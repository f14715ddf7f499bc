import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { registerPerson } from '../support/registerPerson.ts';
import { settleAddress } from '../../domain/confirmation/settleAddress.ts';
import { changeUser } from '../support/changeUser.ts';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { enterChecks } from '../../domain/generations/enterChecks.ts';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import { finishGeneration } from '../../domain/generations/finishGeneration.ts';
import { handBack } from '../../domain/generations/handBack.ts';
import { retryLater } from '../../domain/generations/retryLater.ts';
import { saveDraft } from '../../domain/generations/saveDraft.ts';
import { saveOutline } from '../../domain/generations/saveOutline.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import { userStream } from '../../shared/events.ts';
import { assembleContent } from '../../shared/markup/assembleContent.ts';
import { maxContentLength, type Script } from '../../shared/scripts.schema.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import {
  approveGeneration,
  cancelGeneration,
  retryGeneration,
  regenerateScript,
} from '../../shared/routes/generations.routes.ts';
import { deleteScript, getScript, restoreScript, updateScript, createScript } from '../../shared/routes/scripts.routes.ts';
import { listVariants, listVersions, restoreVersion, takeVariant } from '../../shared/routes/versions.routes.ts';
import { Client } from '../support/Client.ts';
import { eventCases } from '../support/eventCases.ts';
import { factories } from '../support/factories.ts';
import { handmadeSections } from '../support/handmadeSections.ts';
import { outlined } from '../support/outlined.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { finishWritten } from '../support/finishWritten.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { tabsOf } from '../support/tabsOf.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, newEmail, password, signUp, ask, claim, finish } = factories(base, api);
const { database } = base;

const { outline } = outlined;

const openTab = tabsOf(base, eventCases('events.cache'));

describe('the cache after an event is the cache after asking again', () => {
  test('from the outline to the finished script, through a retry and a hand-over', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const { follow, fetches } = await openTab(person, script.id);
    let lease = await claim(generation.id);
    expect(await follow()).toEqual(['script.started']);
    await database.transaction((queries) => saveOutline(queries, lease, outlined));
    expect(await follow()).toEqual(['script.outlined']);
    const [one, two, three, four] = handmadeSections.map((section) => ({ ...section, memory: {} })) as [
      Parameters<typeof saveSection>[2],
      Parameters<typeof saveSection>[2],
      Parameters<typeof saveSection>[2],
      Parameters<typeof saveSection>[2],
    ];
    await database.transaction((queries) => saveSection(queries, lease, one));
    expect(await follow()).toEqual(['script.section']);
    await database.transaction((queries) => retryLater(queries, lease, 0, 'MODEL_TIMEOUT', 'slow'));
    expect(await follow()).toEqual(['script.retrying']);
    lease = await claim(generation.id);
    await database.transaction((queries) => saveSection(queries, lease, two));
    expect(await follow()).toEqual(['script.started', 'script.section']);
    await database.transaction((queries) => handBack(queries, lease));
    lease = await claim(generation.id);
    await database.transaction((queries) => saveSection(queries, lease, three));
    await database.transaction((queries) => saveSection(queries, lease, four));
    expect(await follow()).toEqual(['script.retrying', 'script.started', 'script.section', 'script.section']);
    await database.transaction((queries) => enterChecks(queries, lease));
    expect(await follow()).toEqual(['script.stage']);
    await finish(lease);
    expect(await follow()).toEqual(['credits.changed', 'script.completed', 'notification.created']);
    // The sections came one by one; nothing had to be fetched.
    expect(fetches()).toBe(0);
  });

  test('through a text that the checks have fixed, which is fetched', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const { follow, fetches } = await openTab(person, script.id);
    const lease = await claim(generation.id);
    await database.transaction((queries) => saveOutline(queries, lease, outlined));
    for (const section of handmadeSections)
      await database.transaction((queries) => saveSection(queries, lease, { ...section, memory: {} }));
    const fixed = handmadeSections.map((section) => ({ ...section, content: section.content.replace('.', '…') }));
    await database.transaction((queries) => finishGeneration(queries, lease, assembleContent(fixed), [], fixed));
    expect((await follow()).at(-2)).toBe('script.completed');
    expect(fetches()).toBe(1);
  });

  test('through another title of a very long script, which says only that', async () => {
    const person = await signUp();
    const line = 'The breath comes, and goes, as it does by itself. [pause:4]\n';
    const content = line.repeat(Math.floor(maxContentLength / line.length));
    const { id, revision } = await person.client.call(createScript, { key: newKey(), body: scriptBody({ content }) });
    const { follow, fetches } = await openTab(person, id);
    await person.client.call(updateScript, { params: { id }, body: { baseRevision: revision, title: 'x'.repeat(120) } });
    expect(await follow()).toEqual(['script.updated']);
    expect(fetches()).toBe(0);
    const sizes = await base.rows<{ bytes: number; text: string }>(
      'select octet_length(payload::text) as bytes, payload::text as text from event where stream = $1 order by seq',
      [person.stream],
    );
    expect(sizes).toHaveLength(2);
    for (const { bytes, text } of sizes) {
      expect(bytes).toBeLessThan(8000);
      expect(text).not.toContain('[pause:4]');
    }
  });

  test('through asking, approving, cancelling', async () => {
    const person = await signUp();
    const first = await ask(person);
    const { follow } = await openTab(person, first.script.id);
    await ask(person);
    expect(await follow()).toEqual(['credits.changed', 'script.queued']);
    const { script, generation } = await ask(person, { approveOutline: true });
    const tab = await openTab(person, script.id);
    const lease = await claim(generation.id);
    await database.transaction((queries) => saveOutline(queries, lease, outlined));
    await database.transaction((queries) => awaitApproval(queries, lease));
    expect(await tab.follow()).toEqual(['script.started', 'script.outlined', 'script.awaiting_approval', 'notification.created']);
    await person.client.call(approveGeneration, { params: { id: generation.id }, body: {} });
    expect(await tab.follow()).toEqual(['script.queued']);
    const again = await claim(generation.id);
    await database.transaction((queries) =>
      saveSection(queries, again, { ...(handmadeSections[0] as (typeof handmadeSections)[number]), memory: {} }),
    );
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    expect(await tab.follow()).toEqual(['script.started', 'script.section', 'script.cancelling']);
    await database.transaction((queries) => stopCancelled(queries, again));
    expect(await tab.follow()).toEqual(['credits.changed', 'script.cancelled']);
    await person.client.call(cancelGeneration, { params: { id: first.generation.id } });
    expect(await follow()).toContain('script.cancelled');
  });

  test('through failing and trying again', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const { follow } = await openTab(person, script.id);
    const lease = await claim(generation.id);
    await database.transaction((queries) => saveOutline(queries, lease, outlined));
    await database.transaction((queries) =>
      saveSection(queries, lease, { ...(handmadeSections[0] as (typeof handmadeSections)[number]), memory: {} }),
    );
    await database.transaction((queries) => failGeneration(queries, lease, 'MODEL_REFUSED', 'the test wants it so'));
    expect(await follow()).toEqual([
      'script.started',
      'script.outlined',
      'script.section',
      'credits.changed',
      'script.failed',
      'notification.created',
    ]);
    await person.client.call(retryGeneration, { key: newKey(), params: { id: generation.id } });
    expect(await follow()).toEqual(['credits.changed', 'script.queued']);
  });

  test('through editing, deleting and restoring', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const lease = await claim(generation.id);
    await database.transaction((queries) => saveOutline(queries, lease, outlined));
    for (const section of handmadeSections)
      await database.transaction((queries) => saveSection(queries, lease, { ...section, memory: {} }));
    await finish(lease);
    const { follow, fetches } = await openTab(person, script.id);
    const { revision }: Script = await person.client.call(getScript, { params: { id: script.id } });
    await person.client.call(updateScript, {
      params: { id: script.id },
      body: { baseRevision: revision, title: 'Mine', content: '## One\n\nA line. [pause:3]' },
    });
    expect(await follow()).toEqual(['script.updated']);
    expect(fetches()).toBe(0);
    await person.client.call(deleteScript, { params: { id: script.id } });
    expect(await follow()).toEqual(['script.deleted']);
    await person.client.call(restoreScript, { params: { id: script.id } });
    expect(await follow()).toEqual(['script.updated']);
  });

  test('through asking for another address, and confirming it', async () => {
    const email = newEmail();
    const { id } = await registerPerson(database, { email, password }, { isEmailConfirmed: false });
    const client = new Client(api.url);
    const user = await client.call(signIn, { body: { email, password } });
    const person = { client, user, stream: userStream(id) };
    const { follow } = await openTab(person, randomUUID());
    const another = newEmail();
    const body = { baseRevision: user.revision, email: another, password };
    await changeUser(database, id, body, { sessionSecret: 'a secret of this test' });
    expect(await follow()).toEqual(['user.changed']);
    await database.transaction((queries) => settleAddress(queries, id));
    expect(await follow()).toEqual(['user.changed', 'credits.changed']);
    expect(await client.call(getUser, {})).toMatchObject({ email: another, isEmailConfirmed: true, credits: 3 });
  });

  test('through beginning a script of one’s own, bringing a version back, writing it again', async () => {
    const person = await signUp({ credits: 5 });
    const { id } = await person.client.call(createScript, { key: newKey(), body: scriptBody({ content: '## One\n\nA line.' }) });
    const { follow } = await openTab(person, id);
    await person.client.call(createScript, { key: newKey(), body: scriptBody() });
    expect(await follow()).toEqual(['script.updated']);
    const revision = async (): Promise<number> => (await person.client.call(getScript, { params: { id } })).revision;
    await person.client.call(updateScript, {
      params: { id },
      body: { baseRevision: await revision(), content: '## One\n\nBetter.' },
    });
    const version = (await person.client.call(listVersions, { params: { id } })).items[1]?.id ?? '';
    await person.client.call(restoreVersion, { params: { id, version }, body: { baseRevision: await revision() } });
    expect(await follow()).toEqual(['script.updated', 'script.updated']);
    const again = async (section?: { position: number; variants: number }): Promise<string> => {
      const body = { baseRevision: await revision(), ...(section && { section }) };
      return (await person.client.call(regenerateScript, { key: newKey(), params: { id }, body })).generation.id;
    };
    let lease = await claim(await again());
    const { title: _title, ...draft } = outlined;
    const one = { ...(handmadeSections[0] as (typeof handmadeSections)[number]), memory: {} };
    await database.transaction((queries) => saveDraft(queries, lease, { ...draft, outline: [...outline], memory: null }));
    await database.transaction((queries) => saveSection(queries, lease, one));
    expect(await follow()).toEqual(['credits.changed', 'script.queued', 'script.started', 'script.stage', 'script.section']);
    await database.transaction((queries) => failGeneration(queries, lease, 'MODEL_REFUSED', 'the test wants it so'));
    expect(await follow()).toEqual(['credits.changed', 'script.failed', 'notification.created']);
    lease = await claim(await again());
    await database.transaction((queries) => saveDraft(queries, lease, { ...draft, outline: [...outline], memory: null }));
    for (const section of handmadeSections)
      await database.transaction((queries) => saveSection(queries, lease, { ...section, memory: {} }));
    await finish(lease);
    expect((await follow()).slice(-3)).toEqual(['credits.changed', 'script.completed', 'notification.created']);

    lease = await claim(await again({ position: 2, variants: 2 }));
    await database.transaction((queries) => saveDraft(queries, lease, { ...draft, outline: [], memory: null }));
    await database.transaction((queries) => saveSection(queries, lease, one, 2));
    await database.transaction((queries) => stopCancelled(queries, lease));
    expect((await follow()).slice(-3)).toEqual(['script.section', 'credits.changed', 'script.cancelled']);
    lease = await claim(await again({ position: 2, variants: 1 }));
    await database.transaction((queries) => saveDraft(queries, lease, { ...draft, outline: [], memory: null }));
    await database.transaction((queries) => saveSection(queries, lease, one, 2));
    await finishWritten(database, lease);
    expect((await follow()).slice(-4)).toContain('script.completed');
    const variant = (await person.client.call(listVariants, { params: { id } })).items[0]?.id ?? '';
    await person.client.call(takeVariant, { params: { id, variant }, body: { baseRevision: await revision() } });
    expect(await follow()).toEqual(['script.updated']);
  });

  test('through deleting what is being written', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const { follow } = await openTab(person, script.id);
    await claim(generation.id);
    await person.client.call(deleteScript, { params: { id: script.id } });
    expect(await follow()).toEqual(['script.started', 'credits.changed', 'script.cancelled', 'script.deleted']);
  });
});
