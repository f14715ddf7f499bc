import { createSaving, type Base, type SavingPorts } from '../features/editor/saving/createSaving.ts';
import type { savingServer } from './savingServer.ts';

/** An editor, a clock that moves only when told, and the saving between them and the server. */
export function savingDevice(
  server: ReturnType<typeof savingServer>,
  { isAutomatic = true, kept = server.script().content } = {},
) {
  let text = kept;
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const calls: string[] = [];
  const bases: Base[] = [];
  const ports: SavingPorts = {
    save: (body) => server.save(body),
    read: () => server.read(),
    restore: () => server.restore(),
    now: () => new Date(now),
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
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
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 40; round += 1) await Promise.resolve();
  };
  return {
    saving,
    calls,
    bases,
    settle,
    text: () => text,
    state: () => saving.state.get().name,
    write(next: string): void {
      text = next;
      saving.changed();
    },
    async pass(milliseconds: number): Promise<void> {
      const end = now + milliseconds;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!due) break;
        now = Math.max(now, due.at);
        timers = timers.filter((one) => one !== due);
        due.run();
        await settle();
      }
      now = end;
      await settle();
    },
    update: () => saving.takeUpdate(server.script()),
  };
}
