import * as z from 'zod/mini';
import { storage } from './storage.ts';
import { storageKeys } from './storageKeys.ts';
import { currentToast, showToast } from './toasts.ts';

const Carried = z.object({
  kind: z.enum(['success', 'error', 'info']),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
});

/** News that outlives the page it appeared on, where the next one is loaded again. */
export const carriedToast = {
  take(): void {
    const toast = currentToast.get();
    if (toast) storage.session.write(storageKeys.toast, JSON.stringify(Carried.parse(toast)));
  },
  show(): void {
    const kept = storage.session.read(storageKeys.toast);
    if (kept === null) return;
    storage.session.write(storageKeys.toast, null);
    const { kind, title, text } = Carried.parse(JSON.parse(kept));
    showToast({ kind, ...(title !== undefined && { title }), ...(text !== undefined && { text }) });
  },
} as const;
