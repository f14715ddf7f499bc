import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { StreamEvent, type EventPayload } from '../../../shared/events.ts';
import { assembleContent } from '../../../shared/markup/assembleContent.ts';
import { sectionsOf } from '../../../shared/markup/sectionsOf.ts';
import { toListItem, type Script } from '../../../shared/scripts.schema.ts';
import { toScriptChange } from '../../../shared/toScriptChange.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { sampleGeneration, sampleScript, sampleSection } from '../../testing/sampleScript.ts';
import { applyLiveText } from './applyLiveText.ts';
import { applyScriptEvent as applyWith } from './applyScriptEvent.ts';
import type { ScriptEvent } from './applyToScriptPage.ts';
import { putScript } from './putScript.ts';
import type { ScriptPages } from './scriptPages.ts';
import { scriptKeys } from './scriptKeys.ts';

type EventOf<T extends ScriptEvent['type']> = Extract<ScriptEvent, { type: T }>;

/** As a page does that follows no script. */
const applyScriptEvent = (cache: QueryClient, given: ScriptEvent): Promise<void> =>
  applyWith(cache, given, { isFollowed: () => false });

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
const list = scriptKeys.listOf({ sort: 'date', order: 'desc' });
const items = () => client.getQueryData<ScriptPages>(list)?.pages.flatMap((page) => page.items) ?? [];

beforeEach(() => {
  client = new QueryClient();
});

/** The script's page: whoever shows the script fetches it again once it is marked as old. Gives how often it was fetched. */
function show(script: Script): { readonly fetches: () => number } {
  const queryFn = vi.fn<() => Script>(() => script);
  const observer = new QueryObserver(client, { queryKey: queryKeys.script(script.id), queryFn, staleTime: Infinity });
  onTestFinished(observer.subscribe(() => {}));
  return { fetches: () => queryFn.mock.calls.length };
}

/** A script as the server gives it: its sections follow from its text. */
const withText = (content: string, changed: Partial<Script> = {}): Script => {
  const script = sampleScript({ status: 'ready', generation: sampleGeneration({ status: 'completed' }), content, ...changed });
  return { ...script, sections: sectionsOf(script) };
};

describe('an event of a script that has changed', () => {
  const sections = [sampleSection(1), sampleSection(2)];
  const before = sampleScript({ sections });
  const after = withText(assembleContent(sections), { revision: 9, words: 24, title: 'Harbour at night' });

  beforeEach(() => {
    client.setQueryData(queryKeys.script(before.id), before);
    client.setQueryData(list, pagesOf(before));
  });

  test('leaves the cache as fetching would: a finished text is put together out of the sections that came', async () => {
    const page = show(after);
    const completed = event('script.completed', toScriptChange(after, 'delivered'));
    expect(JSON.stringify(completed)).not.toContain('The breath comes as it comes. [pause:4]');
    await applyScriptEvent(client, completed);
    expect(cached(after.id)).toEqual(after);
    expect(items()).toEqual([listed(after)]);
    expect(page.fetches()).toBe(0);
  });

  test('has the text fetched where what came is not what was delivered', async () => {
    const fixed = withText(assembleContent(sections).replace('[pause:4]', '[pause:5]'), { revision: 9 });
    const page = show(fixed);
    await applyScriptEvent(client, event('script.completed', toScriptChange(fixed, 'delivered')));
    expect(cached(fixed.id)).toEqual(before);
    expect(items()).toEqual([listed(fixed)]);
    await vi.waitFor(() => expect(cached(fixed.id)).toEqual(fixed));
    expect(page.fetches()).toBe(1);
  });

  test('has it fetched later where nobody shows it now, whatever comes meanwhile', async () => {
    const fixed = withText('## Part 1\n\nAnother text.', { revision: 9 });
    await applyScriptEvent(client, event('script.completed', toScriptChange(fixed, 'delivered')));
    await vi.waitFor(() => expect(client.getQueryState(queryKeys.script(fixed.id))?.isInvalidated).toBe(true));
    const generation = sampleGeneration({ status: 'running' });
    await applyScriptEvent(client, event('script.stage', { scriptId: fixed.id, revision: 10, generation }));
    await vi.waitFor(() => expect(client.getQueryState(queryKeys.script(fixed.id))?.isInvalidated).toBe(true));
  });

  test('brings another text along, and only then', async () => {
    client.setQueryData(queryKeys.script(after.id), after);
    const edited = withText('## Part 1\n\nThe tide comes.', { revision: 10, findings: [] });
    await applyScriptEvent(client, event('script.updated', toScriptChange(edited, 'changed')));
    expect(cached(after.id)).toEqual(edited);
    const renamed = { ...edited, revision: 11, title: 'Mine' };
    const update = event('script.updated', toScriptChange(renamed, 'same'));
    expect(update.payload).not.toHaveProperty('text');
    await applyScriptEvent(client, update);
    expect(cached(after.id)).toEqual(renamed);
  });

  test('times the same text by another speed', async () => {
    client.setQueryData(queryKeys.script(after.id), after);
    const faster = withText(after.content, { revision: 10, readingSpeed: 130 });
    await applyScriptEvent(client, event('script.updated', toScriptChange(faster, 'same')));
    expect(cached(after.id)).toMatchObject({ readingSpeed: 130, sections: faster.sections });
    expect(faster.sections).not.toEqual(after.sections);
  });

  test('takes the sections away from what could not be written', async () => {
    const failed = sampleScript({ revision: 9, status: 'failed', generation: sampleGeneration({ status: 'failed' }) });
    const page = show(failed);
    await applyScriptEvent(client, event('script.failed', toScriptChange(failed, 'same')));
    expect(cached(failed.id)).toEqual(failed);
    // A retry shows again what is kept of it; only the server has that.
    const again = sampleScript({ revision: 10, sections, generation: sampleGeneration({ status: 'queued', sectionsDone: 2 }) });
    await applyScriptEvent(client, event('script.queued', toScriptChange(again, 'same')));
    expect(cached(failed.id)).toEqual(failed);
    await vi.waitFor(() => expect(page.fetches()).toBe(1));
  });

  test('changes nothing where the cache is as new', async () => {
    const newer = { ...after, revision: 10, title: 'Renamed since' };
    client.setQueryData(queryKeys.script(newer.id), newer);
    client.setQueryData(list, pagesOf(newer));
    const known = cached(newer.id);
    await applyScriptEvent(client, event('script.completed', toScriptChange(after, 'delivered')));
    expect(cached(after.id)).toBe(known);
    expect(items()).toEqual([listed(newer)]);
  });

  test('fills no cache that nobody has asked for', async () => {
    const other = withText('## Part 1\n\nElsewhere.', { id: '0193a000-0000-7000-8000-0000000000b9' });
    await applyScriptEvent(client, event('script.updated', toScriptChange(other, 'changed')));
    expect(cached(other.id)).toBeUndefined();
    expect(items().map(({ id }) => id)).toContain(other.id);
  });

  test('is not lost to the answer that began the script, where it overtakes that', async () => {
    const begun = sampleScript({ id: '0193a000-0000-7000-8000-0000000000b9', title: '', outline: [], revision: 1 });
    const { id, generation } = begun;
    if (!generation) throw new Error('nobody writes it');
    await applyScriptEvent(client, event('script.queued', toScriptChange(begun, 'new')));
    expect(cached(id)).toEqual(begun);
    const writing = {
      title: 'By the river',
      outline: after.outline,
      writer: 'composer',
      writerDetail: '3',
      seed: '7',
      steering: null,
    } as const;
    await applyScriptEvent(client, event('script.outlined', { scriptId: id, revision: 2, generation, ...writing }));
    await applyScriptEvent(client, event('script.section', { scriptId: id, revision: 3, generation, section: sampleSection(1) }));
    await putScript(client, begun);
    expect(cached(id)).toEqual({ ...begun, ...writing, revision: 3, sections: [sampleSection(1)], updatedAt: news });
  });

  test('puts a new script where the list has it', async () => {
    const older = sampleScript({ id: '0193a000-0000-7000-8000-0000000000b0', createdAt: '2026-11-19T08:00:00.000Z' });
    const newest = sampleScript({ id: '0193a000-0000-7000-8000-0000000000b2', createdAt: '2026-11-21T08:00:00.000Z' });
    client.setQueryData(list, pagesOf(newest, older));
    await applyScriptEvent(client, event('script.queued', toScriptChange(before, 'same')));
    expect(items().map(({ id }) => id)).toEqual([newest.id, before.id, older.id]);
  });

  test('is not overwritten by an older answer that was under way', async () => {
    let answer: (script: Script) => void = () => undefined;
    const fetching = client
      .fetchQuery({
        queryKey: queryKeys.script(before.id),
        queryFn: () => new Promise<Script>((resolve) => (answer = resolve)),
        staleTime: 0,
      })
      .catch(() => undefined);
    await applyScriptEvent(client, event('script.completed', toScriptChange(after, 'delivered')));
    answer(before);
    await fetching;
    expect(cached(before.id)).toEqual(after);
  });

  test('is read in the form of before, too, as events are kept for a week', async () => {
    const kept = { ...event('script.completed', toScriptChange(after, 'changed')), payload: { script: after } };
    const read = StreamEvent.parse(JSON.parse(JSON.stringify(kept)));
    await applyScriptEvent(client, read as ScriptEvent);
    expect(cached(after.id)).toEqual(after);
    expect(items()).toEqual([listed(after)]);
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
    expect(client.getQueryData(scriptKeys.liveText(script.id))).toBeNull();
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
  const script = withText('## Part 1\n\nThe breath comes.', { revision: 5 });
  client.setQueryData(queryKeys.script(script.id), null);
  client.setQueryData(list, pagesOf());
  show(script);
  await applyScriptEvent(client, event('script.updated', toScriptChange(script, 'same')));
  expect(items()).toEqual([listed(script)]);
  await vi.waitFor(() => expect(cached(script.id)).toEqual(script));
});

describe('text as it grows', () => {
  const script = sampleScript();
  const live = (section: number, offset: number, text: string) =>
    applyLiveText(client, { scriptId: script.id, section, offset, text });
  const growing = () => client.getQueryData(scriptKeys.liveText(script.id));

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
