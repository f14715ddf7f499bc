import { createSaving } from '../features/editor/saving/createSaving.ts';
import type { Base, SavingPorts } from '../features/editor/saving/Saving.ts';
import { manualClock } from './manualClock.ts';
import type { savingServer } from './savingServer.ts';

/** An editor, a clock that moves only by hand, and the saving between them and the server. */
export function savingDevice(
  server: ReturnType<typeof savingServer>,
  { isAutomatic = true, kept = server.script().content } = {},
) {
  let text = kept;
  const clock = manualClock();
  const calls: string[] = [];
  const bases: Base[] = [];
  const ports: SavingPorts = {
    save: (body) => server.save(body),
    read: () => server.read(),
    restore: () => server.restore(),
    now: clock.now,
    after: clock.after,
    editor: {
      content: () => text,
      replace: (next: string) => {
        text = next;
        saving.changed();
      },
    },
    onSaved: () => calls.push('saved'),
    onMerged: (had) => calls.push(`merged ${had}`),
    onSignedOut: () => calls.push('signed out'),
    onBase: (base) => bases.push(base),
  };
  const { content, revision } = server.script();
  const saving = createSaving(ports, { base: { content, revision }, editSession: 'sitting', isAutomatic });
  saving.start();
  return {
    saving,
    calls,
    bases,
    settle: clock.settle,
    text: () => text,
    state: () => saving.state.get().name,
    write(next: string): void {
      text = next;
      saving.changed();
    },
    pass: clock.pass,
    update: () => saving.takeUpdate(server.script()),
  };
}
