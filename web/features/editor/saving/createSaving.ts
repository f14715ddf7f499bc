import type { Beginning, Saving, SavingPorts } from './Saving.ts';
import { TextSaver } from './TextSaver.ts';

/**
 * Keeps the server's text as new as the editor's. One request is under way at a time; nothing of either side is
 * overwritten unseen: what was changed elsewhere is merged in, and what contradicts is asked about.
 */
export function createSaving(ports: SavingPorts, beginning: Beginning): Saving {
  const saver = new TextSaver(ports, beginning);
  return {
    state: saver.state,
    start: () => saver.start(),
    changed: () => saver.changed(),
    hold: () => saver.hold(),
    release: () => saver.release(),
    saveNow: () => saver.saveNow(),
    takeUpdate: (script) => saver.takeUpdate(script),
    compareAgain: () => saver.compareAgain(),
    resolve: (content) => saver.resolve(content),
    bringBack: () => saver.bringBack(),
    keptElsewhere: () => saver.keptElsewhere(),
    setAutomatic: (isAutomatic) => saver.setAutomatic(isAutomatic),
    reconnect: () => saver.reconnect(),
    hasUnsaved: () => !saver.isWhole(),
    stop: () => saver.stop(),
  };
}
