import * as z from 'zod/mini';
import { ChosenSettings, mergeSettings, type ChosenSettings as Chosen } from '../../shared/settings.schema.ts';
import { createStore } from './createStore.ts';
import { storage } from './storage.ts';
import { storageKeys } from './storageKeys.ts';

/** This browser's copy: what is chosen, by whom, and which of it the server does not have yet. */
const Copy = z.object({ account: z.nullable(z.string()), chosen: ChosenSettings, unsent: ChosenSettings });
type Copy = z.infer<typeof Copy>;

const nothing: Copy = { account: null, chosen: {}, unsent: {} };

function read(): Copy {
  try {
    return Copy.parse(JSON.parse(storage.local.read(storageKeys.settings) ?? 'null'));
  } catch {
    return nothing; // nothing kept, or kept by an older program
  }
}

const copy = createStore<Copy>(read());

function keep(next: Copy): void {
  copy.set(next);
  storage.local.write(storageKeys.settings, JSON.stringify(next));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What remains of settings when one of these names goes: how pages look belongs to the device, the rest to a person. */
const lookNames = ['theme', 'contrast', 'fontSize', 'fontFamily', 'motion', 'screenReaderMode'] as const;
const looksOf = (chosen: Chosen): Chosen =>
  Object.fromEntries(lookNames.flatMap((name) => (chosen[name] === undefined ? [] : [[name, chosen[name]]])));

/** The copy as this person finds it: of another's, and of a visitor's, they inherit only looks. */
function copyOf(account: string): Copy {
  const now = copy.get();
  return now.account === account ? now : { account, chosen: looksOf(now.chosen), unsent: {} };
}

/** Settings as this browser knows them: they hold at once, before the server says so and without it. */
export const localSettings = {
  subscribe: copy.subscribe,
  /** The very same object until something changes. */
  chosen: (): Chosen => copy.get().chosen,
  unsent: (): Chosen => copy.get().unsent,

  /** Before there is a browser nothing is chosen. */
  none: (): Chosen => nothing.chosen,

  /** Another tab has written. */
  reread: (): void => copy.set(read()),

  /** A change by hand. Where somebody is signed in (`null` is nobody) the server is to have it too. */
  choose(changed: Chosen, account: string | null): void {
    const before = account === null ? copy.get() : copyOf(account);
    const chosen = mergeSettings(before.chosen, changed);
    keep({ ...before, chosen, unsent: account === null ? before.unsent : mergeSettings(before.unsent, changed) });
  },

  /** What the server has lies over what was here; what it does not have yet lies over both. */
  takeSaved(saved: Chosen, account: string): void {
    const before = copyOf(account);
    const next = { ...before, chosen: mergeSettings(mergeSettings(before.chosen, saved), before.unsent) };
    if (!same(next, copy.get())) keep(next);
  },

  /** The server has these; what was changed again meanwhile it has not. */
  settle(sent: Chosen): void {
    const { account, chosen, unsent } = copy.get();
    const left = Object.fromEntries(
      Object.entries(unsent).filter(([name, value]) => !same(value, sent[name as keyof Chosen])), // entries() forgets the names
    );
    keep({ account, chosen, unsent: left });
  },
} as const;
