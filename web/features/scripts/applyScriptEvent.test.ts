import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EventPayload } from '../../../shared/events.ts';
import { toListItem, type Script } from '../../../shared/scripts.schema.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { sampleGeneration, sampleScript, sampleSection } from '../../testing/sampleScript.ts';
import { applyLiveText } from './applyLiveText.ts';
import { applyScriptEvent, type ScriptEvent } from './applyScriptEvent.ts';
import type { ScriptPages } from './scriptPages.ts';

type EventOf<T extends ScriptEvent['type']> = Extract<ScriptEvent, { type: T }>;

let client: QueryClient;
let seq = 0;

/** When the events happened, which is when the script changed. */
const news = '2026-11-20T20:00:01.000Z';

function event<T extends ScriptEvent['type']>(type: T, payload: EventPayload<T>): EventOf<T> {
  seq += 1;
  return { stream: 'user:1', seq, at: news, type, payload } as unknown as EventOf<T>; // generic over the union
}

/** What the server's list shows of a script. */
const listed = (script: Script) => toListItem({ ...script, sections: [] });
const pagesOf = (...scripts: Script[]): ScriptPages => ({
  pages: [{ items: scripts.map(listed), nextCursor: null, total: scripts.length }],
  pageParams: [null],
});
const cached = (id: string): Script | null | undefined => client.getQueryData<Script | null>(queryKeys.script(id));
const list = queryKeys.scriptListOf({ sort: 'date', order: 'desc' });
const items = () => client.getQueryData<ScriptPages>(list)?.pages.flatMap((page) => page.items) ?? [];

beforeEach(() => {
  client = new QueryClient();
});

describe('an event that carries the whole script', () => {
  const before = sampleScript();
  const after = sampleScript({
    revision: 9,
    status: 'ready',
    content: '## Part 1\n\nThe breath comes.',
    generation: sampleGeneration({ status: 'completed' }),
  });

  test('leaves the cache as fetching afresh would', async () => {
    client.setQueryData(queryKeys.script(before.id), before);
    client.setQueryData(list, pagesOf(before));
    await applyScriptEvent(client, event('script.completed', { script: after }));
    expect(cached(after.id)).toEqual(after);
    expect(items()).toEqual([listed(after)]);
  });

  test('changes nothing where the cache is as new', async () => {
    const newer = { ...after, revision: 10, title: 'Renamed since' };
    client.setQueryData(queryKeys.script(newer.id), newer);
    client.setQueryData(list, pagesOf(newer));
    await applyScriptEvent(client, event('script.completed', { script: after }));
    expect(cached(after.id)).toBe(newer);
    expect(items()).toEqual([listed(newer)]);
  });

  test('puts a new script where the list has it', async () => {
    const older = sampleScript({ id: '0193a000-0000-7000-8000-0000000000b0', createdAt: '2026-11-19T08:00:00.000Z' });
    const newest = sampleScript({ id: '0193a000-0000-7000-8000-0000000000b2', createdAt: '2026-11-21T08:00:00.000Z' });
    client.setQueryData(list, pagesOf(newest, older));
    await applyScriptEvent(client, event('script.queued', { script: before }));
    expect(items().map(({ id }) => id)).toEqual([newest.id, before.id, older.id]);
  });

  test('is not overwritten by an older answer that was under way', async () => {
    client.setQueryData(queryKeys.script(before.id), before);
    let answer: (script: Script) => void = () => undefined;
    const fetching = client
      .fetchQuery({
        queryKey: queryKeys.script(before.id),
        queryFn: () => new Promise<Script>((resolve) => (answer = resolve)),
        staleTime: 0,
      })
      .catch(() => undefined);
    await applyScriptEvent(client, event('script.completed', { script: after }));
    answer(before);
    await fetching;
    expect(cached(before.id)).toEqual(after);
  });
});

describe('an event of the progress', () => {
  test('an outline gives title and sections to come', async () => {
    const script = sampleScript({ title: '', outline: [] });
    client.setQueryData(queryKeys.script(script.id), script);
    client.setQueryData(list, pagesOf(script));
    const { outline, title } = sampleScript();
    const writing = { writer: 'composer' as const, writerDetail: 'pack 3', seed: '7', steering: null };
    const generation = sampleGeneration();
    await applyScriptEvent(
      client,
      event('script.outlined', { scriptId: script.id, revision: 4, generation, title, outline, ...writing }),
    );
    expect(cached(script.id)).toEqual({ ...script, revision: 4, generation, title, outline, ...writing, updatedAt: news });
    expect(items()[0]).toMatchObject({ title, revision: 4 });
  });

  test('a section takes its place, and the text that grew goes', async () => {
    const script = sampleScript();
    client.setQueryData(queryKeys.script(script.id), script);
    applyLiveText(client, { scriptId: script.id, section: 1, offset: 0, text: 'The breath' });
    const generation = sampleGeneration({ sectionsDone: 1 });
    await applyScriptEvent(
      client,
      event('script.section', { scriptId: script.id, revision: 4, generation, section: sampleSection(1) }),
    );
    expect(cached(script.id)).toEqual({ ...script, revision: 4, generation, sections: [sampleSection(1)], updatedAt: news });
    expect(client.getQueryData(queryKeys.liveText(script.id))).toBeNull();
  });

  test('one that comes twice changes nothing the second time', async () => {
    const script = sampleScript();
    client.setQueryData(queryKeys.script(script.id), script);
    const section = event('script.section', {
      scriptId: script.id,
      revision: 4,
      generation: sampleGeneration(),
      section: sampleSection(1),
    });
    await applyScriptEvent(client, section);
    const once = cached(script.id);
    await applyScriptEvent(client, section);
    expect(cached(script.id)).toBe(once);
  });
});

test('a deleted script leaves list and page', async () => {
  const script = sampleScript();
  client.setQueryData(queryKeys.script(script.id), script);
  client.setQueryData(list, pagesOf(script));
  await applyScriptEvent(client, event('script.deleted', { scriptId: script.id, revision: 4 }));
  expect(cached(script.id)).toBeNull();
  expect(items()).toEqual([]);
});

test('a restored script comes back', async () => {
  const script = sampleScript({ revision: 5 });
  client.setQueryData(queryKeys.script(script.id), null);
  client.setQueryData(list, pagesOf());
  await applyScriptEvent(client, event('script.updated', { script }));
  expect(cached(script.id)).toEqual(script);
  expect(items()).toEqual([listed(script)]);
});

describe('text as it grows', () => {
  const script = sampleScript();
  const live = (section: number, offset: number, text: string) =>
    applyLiveText(client, { scriptId: script.id, section, offset, text });
  const growing = () => client.getQueryData(queryKeys.liveText(script.id));

  test('is joined where it goes on, and corrected where it overlaps', () => {
    live(1, 0, 'The breath ');
    live(1, 11, 'comes.');
    live(1, 4, 'tide');
    expect(growing()).toEqual({ section: 1, from: 0, text: 'The tide' });
  });

  test('starts where one joined', () => {
    live(1, 40, 'and rests.');
    expect(growing()).toEqual({ section: 1, from: 40, text: 'and rests.' });
  });

  test('of a section that is finished is not wanted', () => {
    client.setQueryData(queryKeys.script(script.id), { ...script, sections: [sampleSection(1)] });
    live(1, 0, 'late');
    expect(growing()).toBeUndefined();
  });
});
