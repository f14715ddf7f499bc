import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { checkExport, exportScript } from '../../shared/routes/exports.routes.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { updateScript } from '../../shared/routes/scripts.routes.ts';
import { composeScript } from '../support/composeScript.ts';
import { exportsOf } from '../support/exportsOf.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import type { Reply } from '../support/sendRequest.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const all = factories(base, api);
const { subscribe, written } = exportsOf(all);
const { content: hour } = await composeScript({ duration: 60 });

async function author(): Promise<{ person: Person; id: string }> {
  const person = await subscribe();
  return { person, id: await written(person, { title: 'An hour', content: hour }) };
}

const pdf = ({ client }: Person, id: string): Promise<Reply> =>
  client.try(exportScript, { params: { id }, query: { format: 'pdf' } });
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).toSorted((a, b) => a - b);

/** Each answer is a whole file, or says when to ask again. */
function expectFilesOrWaits(replies: readonly Reply[]): void {
  for (const { status, bytes, headers, text } of replies) {
    expect([200, 429, 503]).toContain(status);
    if (status === 200)
      expect([bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF']);
    else expect(Number(headers['retry-after'])).toBe(JSON.parse(text).error.details.retryAfterSeconds);
    if (status !== 200) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
}

describe('twenty PDFs of an hour at once', { timeout: 120_000 }, () => {
  test('by one account: it gets two at a time, and is told when to ask for the others', async () => {
    const { person, id } = await author();
    const replies = await Promise.all(times(20, () => pdf(person, id)));
    expectFilesOrWaits(replies);
    expect(statuses(replies).filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses(replies)).toContain(429);
    expect(statuses(replies)).not.toContain(503);
    // Those that are refused count towards no limit of the hour.
    const [row] = await base.rows<{ points: number }>("select points from rate_limit where key = 'export:' || $1", [
      person.user.id,
    ]);
    expect(row?.points).toBe(statuses(replies).filter((status) => status === 200).length);
    expect((await pdf(person, id)).status).toBe(200);
  });

  test('by several accounts: none fails, and pages and saves are answered meanwhile', async () => {
    const authors = await Promise.all(times(4, author));
    const [first] = authors;
    if (!first) throw new Error('nobody');
    // The thread for texts is there: what is measured is not how long one takes to begin.
    const save = (revision: number, content: string) =>
      first.person.client.try(updateScript, { params: { id: first.id }, body: { baseRevision: revision, content } });
    const { revision } = JSON.parse((await save(await revisionOf(first.id), `${hour} Stay.`)).text);
    const answered: string[] = [];
    const files = Promise.all(
      authors.flatMap(({ person, id }) =>
        times(5, async () => {
          const reply = await pdf(person, id);
          if (reply.status === 200) answered.push('file');
          return reply;
        }),
      ),
    );
    for (let index = 0; index < 5; index += 1) {
      await first.person.client.call(getUser, {});
      answered.push('page');
    }
    expect((await save(revision, `${hour} Stay here.`)).status).toBe(200);
    answered.push('save');
    const replies = await files;
    expectFilesOrWaits(replies);
    // Two for each account, but for those that a slow machine had wait too long.
    expect(statuses(replies).filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses(replies)).toContain(429);
    expect(answered.lastIndexOf('file')).toBeGreaterThan(answered.indexOf('save'));
  });

  const revisionOf = async (id: string): Promise<number> => {
    const [row] = await base.rows<{ revision: number }>('select revision from script where id = $1', [id]);
    return row?.revision ?? -1;
  };
});

test('who hangs up makes room for their next file', { timeout: 120_000 }, async () => {
  const { person, id } = await author();
  const hangUp = () =>
    new Promise<void>((resolve) => {
      const sending = request(`${api.url}/api/scripts/${id}/export?format=pdf`, {
        headers: { cookie: person.client.cookie, connection: 'close' },
      });
      sending.on('error', () => resolve());
      sending.on('close', () => resolve());
      sending.end();
      setImmediate(() => setTimeout(() => sending.destroy(), 20));
    });
  await Promise.all(times(6, hangUp));
  // What was sent before they hung up may reach a busy server later, and has its turn then.
  await waitUntil('their next file', async () => {
    const reply = await pdf(person, id);
    expectFilesOrWaits([reply]);
    return reply.status === 200;
  });
});

test('what is asked for beforehand is refused as the file would be', { timeout: 120_000 }, async () => {
  const { person, id } = await author();
  const files = Promise.all(times(2, () => pdf(person, id)));
  const check = () => person.client.try(checkExport, { params: { id }, query: { format: 'pdf' } });
  await waitUntil('two files under way', async () => (await check()).status === 429);
  expect(statuses(await files)).toEqual([200, 200]);
  expect((await check()).status).toBe(200);
});

test('a stop with files under way ends every answer, and the process', { timeout: 120_000 }, async () => {
  const other = await startTestApi(base.url);
  other.log.expectErrors(/the process is stopping|a download broke off/u);
  const { person, id } = await author();
  const files = times(2, () =>
    fetch(`${other.url}/api/scripts/${id}/export?format=pdf`, { headers: { cookie: person.client.cookie } }).then(
      async (answer) => ({ status: answer.status, bytes: await answer.bytes() }),
    ),
  );
  const ended = Promise.allSettled(files);
  const check = () =>
    fetch(`${other.url}/api/scripts/${id}/export/check?format=pdf`, { headers: { cookie: person.client.cookie } });
  await waitUntil('two files under way', async () => (await check()).status === 429);
  await other.stop();
  // A part is never taken for the whole: it is a file, an error that says so, or a broken line.
  for (const result of await ended) {
    if (result.status === 'rejected') continue;
    expect([200, 503]).toContain(result.value.status);
    if (result.value.status === 200) expect(Buffer.from(result.value.bytes).subarray(-6).toString().trim()).toBe('%%EOF');
  }
});
