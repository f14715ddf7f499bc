import type { Withheld } from '../withheld/withheldKinds.ts';
import { scenes } from './catalog.ts';
import type { Pack } from './pack.ts';

const wakings = new Map<Pack, ReadonlySet<string>>();

/**
 * Scenes that wake, and the concept of the morning. A scene wakes that begins in the morning, or comes back to it; one waking
 * sentence on its way is left out of it.
 */
function wakingKeysOf(pack: Pack): ReadonlySet<string> {
  const ready = wakings.get(pack);
  if (ready) return ready;
  const made = new Set(['concept.morning', 'scene.morning-window']);
  for (const { id } of scenes) {
    const wakes = (pack.phrases.get(id) ?? []).map(({ speaksOf }) => speaksOf('waking'));
    if (wakes[0] || wakes.filter(Boolean).length > 1) made.add(id);
  }
  wakings.set(pack, made);
  return made;
}

const none: ReadonlySet<string> = new Set();

/** Concepts and scenes that words of a request do not call for, because the script leaves out what they are about. */
export const withheldKeys = (pack: Pack, withheld: readonly Withheld[]): ReadonlySet<string> =>
  withheld.includes('waking') ? wakingKeysOf(pack) : none;
