import { isOpen } from '../../../../shared/generations.schema.ts';
import type { Script, UpdateScriptBody } from '../../../../shared/scripts.schema.ts';
import { createStore, type Store } from '../../../lib/createStore.ts';
import { mergeTexts } from './mergeTexts.ts';
import { leastWait, refusalOf } from './refusalOf.ts';
import type { SavingState } from './SavingState.ts';
import { settleMerge } from './settleMerge.ts';

/** Milliseconds without a key after which a text is saved; somebody who writes on and on is saved all the same. */
const [calm, maxWait] = [1500, 15_000];
/** Milliseconds before another attempt: the first, doubled with each, and the last. */
const [firstRetry, lastRetry] = [2000, 60_000];
/** So often in a row may another change come before ours; then it waits like any other failure. */
const maxConflicts = 5;

/** The server's text that the one in the editor comes from. */
export type Base = { readonly revision: number; readonly content: string };

export type SavingPorts = {
  readonly save: (body: UpdateScriptBody) => Promise<Script>;
  readonly read: () => Promise<Script>;
  readonly restore: () => Promise<Script>;
  /** Runs something after so many milliseconds; gives what takes that back. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly now: () => Date;
  readonly editor: {
    readonly content: () => string;
    /** As one change that can be undone, with the cursor where it was. */
    readonly replace: (content: string) => void;
  };
  readonly onSaved: (script: Script) => void;
  /** Something of another tab or device came into the text; `both` says that it had changes of its own. */
  readonly onMerged: (had: 'theirs' | 'both') => void;
  readonly onSignedOut: () => void;
  /** The text is now based on another one of the server's. */
  readonly onBase: (base: Base) => void;
};
type Beginning = { readonly base: Base; readonly editSession: string; readonly isAutomatic: boolean };

export type Saving = {
  readonly state: Pick<Store<SavingState>, 'get' | 'subscribe'>;
  /** From now on the text is saved by itself, and changes from elsewhere come into it; until `stop`. */
  readonly start: () => void;
  /** The person changed the text. */
  readonly changed: () => void;
  /** Saves at once; tells whether everything is saved then. */
  readonly saveNow: () => Promise<boolean>;
  /** The script as it is elsewhere; `null` where it was deleted. */
  readonly takeUpdate: (script: Script | null) => void;
  /** Compares a conflict once more with the text as it is now. */
  readonly compareAgain: () => void;
  /** Ends a conflict with the text that the person chose. */
  readonly resolve: (content: string) => Promise<boolean>;
  /** Brings a deleted script back, and saves. */
  readonly bringBack: () => Promise<boolean>;
  /** The text as it is now was kept in another place: nothing of it is unsaved any more, and nothing more is saved. */
  readonly keptElsewhere: () => void;
  readonly setAutomatic: (isAutomatic: boolean) => void;
  /** The connection is back. */
  readonly reconnect: () => void;
  readonly hasUnsaved: () => boolean;
  readonly stop: () => void;
};

/**
 * Keeps the server's text as new as the editor's. One request is under way at a time; nothing of either side is
 * overwritten unseen: what was changed elsewhere is merged in, and what contradicts is asked about.
 */
export function createSaving(ports: SavingPorts, beginning: Beginning): Saving {
  const { editor } = ports;
  let { base, isAutomatic } = beginning;
  let failures = 0;
  let running: Promise<void> | null = null;
  let waiting: Script | null | undefined;
  let unsavedSince: Date | null = null;
  let cancelTimer = (): void => undefined;
  let isStopped = true;
  const state = createStore<SavingState>(editor.content() === base.content ? { name: 'saved', at: null } : { name: 'unsaved' });
  let savedAt: Date | null = null;

  const wait = (milliseconds: number, run = (): void => void flush()): void => {
    cancelTimer();
    if (!isStopped) cancelTimer = ports.after(milliseconds, run);
  };
  const rebase = (next: Base): void => {
    base = next;
    ports.onBase(next);
  };
  const isWhole = (): boolean => editor.content() === base.content;

  /** Says how the text stands, and saves it after a while where that is wanted. */
  const stand = (): void => {
    if (!isWhole()) return soon();
    cancelTimer();
    unsavedSince = null;
    state.set({ name: 'saved', at: savedAt });
  };

  /** Without a look at the text: it runs with every key. */
  const soon = (): void => {
    const now = ports.now();
    unsavedSince ??= now;
    state.set({ name: 'unsaved' });
    const rest = unsavedSince.getTime() + maxWait - now.getTime();
    if (isAutomatic) wait(Math.max(0, Math.min(calm, rest)));
    // Whoever takes a change back has saved everything.
    else wait(calm, () => isWhole() && stand());
  };

  function flush(): Promise<void> {
    running ??= attempt().finally(() => {
      running = null;
      if (isStopped) return;
      const latest = waiting;
      waiting = undefined;
      if (latest !== undefined) take(latest);
      else if (state.get().name === 'saved') stand();
    });
    return running;
  }

  async function attempt(): Promise<void> {
    for (let conflicts = 0; !isStopped; conflicts += 1) {
      cancelTimer();
      const content = editor.content();
      if (content === base.content) return stand();
      state.set({ name: 'saving' });
      try {
        const script = await ports.save({ baseRevision: base.revision, content, editSession: beginning.editSession });
        return keepAnswer(script, content);
      } catch (error) {
        const refusal = refusalOf(error);
        const isLate = refusal === 'conflict' || refusal === 'busy';
        if (!isLate || conflicts === maxConflicts) return refuse(error);
        if (!(await catchUp())) return;
      }
    }
  }

  /** The server has the text that was sent; the person may have gone on meanwhile. */
  function keepAnswer(script: Script, sent: string): void {
    failures = 0;
    savedAt = ports.now();
    unsavedSince = null;
    ports.onSaved(script);
    rebase({ revision: script.revision, content: sent });
    if (isStopped) return;
    if (script.content !== sent) merge(script);
    else state.set({ name: 'saved', at: savedAt });
  }

  /** Fetches the script as it is and merges it in; tells whether the text can be sent again at once. */
  async function catchUp(): Promise<boolean> {
    try {
      const script = await ports.read();
      if (isStopped) return false;
      if (script.generation && isOpen(script.generation)) {
        state.set({ name: 'busy' });
        return false;
      }
      merge(script);
      return state.get().name !== 'conflict';
    } catch (error) {
      refuse(error);
      return false;
    }
  }

  function refuse(error: unknown): void {
    const refusal = refusalOf(error);
    if (refusal === 'signedOut') {
      state.set({ name: 'signedOut' });
      return ports.onSignedOut();
    }
    if (refusal === 'deleted') return state.set({ name: 'deleted' });
    const willRetry = refusal !== 'never';
    state.set(refusal === 'offline' ? { name: 'offline' } : { name: 'failed', error, willRetry });
    if (!willRetry) return;
    wait(Math.max(Math.min(firstRetry * 2 ** failures, lastRetry), leastWait(error)));
    failures += 1;
  }

  function take(script: Script | null): void {
    const { name } = state.get();
    if (script === null) {
      cancelTimer();
      return state.set({ name: 'deleted' });
    }
    const isBusy = name === 'busy' && script.generation !== null && isOpen(script.generation);
    const known = state.get();
    if (known.name === 'conflict' && known.theirs.revision >= script.revision) return;
    if (script.revision > base.revision) merge(script);
    if (state.get().name === 'conflict' || isBusy) return;
    if (name === 'busy' || name === 'deleted') void flush();
  }

  /** Brings another text of the server's into ours, and makes it the base; a conflict leaves both as they are. */
  function merge(theirs: Script): void {
    const next = { revision: theirs.revision, content: theirs.content };
    if (theirs.content === base.content) return rebase(next);
    const mine = editor.content();
    const passages = mergeTexts(base.content, mine, theirs.content);
    if (passages.some(({ kind }) => kind === 'conflict')) {
      cancelTimer();
      return state.set({ name: 'conflict', passages, theirs });
    }
    const merged = settleMerge(passages, []);
    const had = mine === base.content ? 'theirs' : 'both';
    rebase(next);
    if (merged !== mine) {
      editor.replace(merged);
      ports.onMerged(had);
    }
    stand();
  }

  const saveNow = async (): Promise<boolean> => {
    if (isStopped) return false;
    failures = 0;
    // What is under way was begun with an older text.
    await running;
    if (['conflict', 'deleted', 'signedOut'].includes(state.get().name)) return false;
    await flush();
    return isWhole() && state.get().name === 'saved';
  };

  return {
    state,
    start(): void {
      isStopped = false;
      stand();
    },
    changed(): void {
      const now = state.get();
      if (running || ['busy', 'conflict', 'deleted', 'signedOut', 'offline'].includes(now.name)) return;
      if (now.name === 'failed' && now.willRetry) return;
      soon();
    },
    saveNow,
    takeUpdate(script): void {
      if (isStopped) return;
      if (running) waiting = script;
      else take(script);
    },
    compareAgain(): void {
      const now = state.get();
      if (now.name === 'conflict') merge(now.theirs);
    },
    resolve(content): Promise<boolean> {
      const now = state.get();
      if (now.name !== 'conflict') return Promise.resolve(false);
      rebase({ revision: now.theirs.revision, content: now.theirs.content });
      state.set({ name: 'unsaved' });
      if (content !== editor.content()) editor.replace(content);
      return saveNow();
    },
    async bringBack(): Promise<boolean> {
      const script = await ports.restore();
      state.set({ name: 'unsaved' });
      merge(script);
      return saveNow();
    },
    keptElsewhere(): void {
      isStopped = true;
      cancelTimer();
      rebase({ revision: base.revision, content: editor.content() });
    },
    setAutomatic(next): void {
      isAutomatic = next;
      if (state.get().name === 'unsaved') stand();
    },
    reconnect(): void {
      const now = state.get();
      if (now.name === 'offline' || (now.name === 'failed' && now.willRetry)) void flush();
    },
    hasUnsaved: () => !isWhole(),
    stop(): void {
      isStopped = true;
      cancelTimer();
    },
  };
}
