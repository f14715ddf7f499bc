import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginEditSession } from './beginEditSession.ts';
import { editDraft, type EditDraft } from './editDraft.ts';

const now = new Date('2026-11-21T20:00:00.000Z');
const minutesAgo = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
const draftOf = (changed: Partial<EditDraft> = {}): EditDraft => ({
  base: { revision: 3, content: 'Sit.\nRest.\nStand.' },
  content: 'Sit.\nRest.\nStand.',
  history: { doc: 'Sit.\nRest.\nStand.' },
  editSession: 'earlier',
  keptAt: minutesAgo(5),
  about: null,
  ...changed,
});

/** The browser's storage, with room for so many characters in one value. */
function giveStorage(room = Infinity): void {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(kept, { get: (all, name) => methods[name as keyof typeof methods] ?? all[name as string] }),
  );
}

beforeEach(() => giveStorage());

describe('a draft', () => {
  test('is kept for its account, its script and its tab', () => {
    editDraft.keep('a', 's', 'one', draftOf());
    editDraft.keep('a', 's', 'two', draftOf({ content: 'Two.', keptAt: minutesAgo(1) }));
    expect(editDraft.read('a', 's', 'one')).toEqual(draftOf());
    expect(editDraft.list('a', 's').map(({ tab }) => tab)).toEqual(['two', 'one']);
    expect([editDraft.list('b', 's'), editDraft.list('a', 'other')]).toEqual([[], []]);
    editDraft.forget('a', 's', 'one');
    expect(editDraft.read('a', 's', 'one')).toBeNull();
  });

  test('is kept without what can be undone where there is no room for it', () => {
    giveStorage(200);
    editDraft.keep('a', 's', 'one', draftOf({ history: 'x'.repeat(500), content: 'Kept.' }));
    expect(editDraft.read('a', 's', 'one')).toMatchObject({ content: 'Kept.', history: null });
  });

  test('that nobody came back to for a season goes, and so does what cannot be read', () => {
    const ago = (days: number): string => minutesAgo(days * 24 * 60);
    editDraft.keep('a', 's', 'old', draftOf({ content: 'Mine.', keptAt: ago(100) }));
    editDraft.keep('a', 's', 'saved', draftOf({ keptAt: ago(8) }));
    editDraft.keep('a', 's', 'new', draftOf({ content: 'Mine.', keptAt: ago(80) }));
    localStorage.setItem('stillpoint.edit.a.s.odd', '{"content":7}');
    editDraft.prune('a', now);
    expect(Object.keys(localStorage)).toEqual(['stillpoint.edit.a.s.new']);
  });
});

describe('an editing session', () => {
  const script = { content: 'Sit.\nRest.\nStand.', revision: 3 };
  const begin = (own: EditDraft | null, ...orphans: EditDraft[]) =>
    beginEditSession(script, {
      own,
      orphans: orphans.map((draft, index) => ({ tab: `tab ${index + 1}`, draft })),
      now,
      newSession: 'new',
    });

  test('begins with the script where nothing was left', () => {
    expect(begin(null)).toEqual({
      base: { revision: 3, content: script.content },
      initial: { content: script.content, history: null },
      content: script.content,
      editSession: 'new',
      leftAt: null,
      spent: [],
    });
  });

  test('goes on in its own tab, with what can be undone; after a while it is another one', () => {
    const left = draftOf({ content: 'Mine.' });
    expect(begin(left)).toMatchObject({
      initial: { content: 'Mine.', history: left.history },
      editSession: 'earlier',
      leftAt: left.keptAt,
    });
    expect(begin({ ...left, keptAt: minutesAgo(31) })).toMatchObject({ content: 'Mine.', editSession: 'new' });
    expect(begin(draftOf())).toMatchObject({ leftAt: null, editSession: 'earlier' });
  });

  test('begins again where all was saved and the script was changed elsewhere since', () => {
    const saved = { base: { revision: 2, content: 'Older.' }, content: 'Older.' };
    expect(begin(draftOf(saved))).toMatchObject({ content: script.content, initial: { history: null }, editSession: 'new' });
    expect(begin(null, draftOf(saved))).toMatchObject({ base: { revision: 3 }, spent: ['tab 1'] });
    expect(begin(draftOf({ ...saved, content: 'Mine.' }))).toMatchObject({ base: saved.base, content: 'Mine.' });
  });

  test('takes up what a closed tab left unsaved, before what another left saved', () => {
    const unsaved = draftOf({ content: 'Sit down.\nRest.\nStand.', keptAt: minutesAgo(50) });
    expect(begin(null, draftOf(), unsaved)).toMatchObject({
      content: unsaved.content,
      spent: ['tab 1', 'tab 2'],
      leftAt: unsaved.keptAt,
    });
    expect(begin(null, draftOf())).toMatchObject({ content: script.content, spent: ['tab 1'], leftAt: null });
  });

  test('brings what several closed tabs left unsaved together', () => {
    const one = draftOf({ content: 'Sit down.\nRest.\nStand.' });
    const two = draftOf({ content: 'Sit.\nRest.\nStand up.' });
    expect(begin(null, one, two)).toMatchObject({
      initial: { content: one.content },
      content: 'Sit down.\nRest.\nStand up.',
      spent: ['tab 1', 'tab 2'],
    });
    expect(begin(draftOf(), two)).toMatchObject({ content: two.content, spent: ['tab 1'] });
  });

  test('leaves where it is what contradicts', () => {
    const one = draftOf({ content: 'Lie.\nRest.\nStand.' });
    const two = draftOf({ content: 'Kneel.\nRest.\nStand.' });
    expect(begin(null, one, two)).toMatchObject({ content: one.content, spent: ['tab 1'] });
  });
});
