import { ApiError } from './ApiError.ts';
import { errorText } from './errorText.ts';
import { createStore } from './createStore.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly title?: string;
  readonly text?: string;
  /** Milliseconds, where it is not the usual time. */
  readonly lifetime?: number;
  /** What failed, so that its success takes the toast away: a method and an address, or a name where nothing is called. */
  readonly act?: string | null;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** The one toast in sight: a new one replaces it. */
export const currentToast = createStore<Toast | null>(null);

let last = 0;

export function showToast(toast: Omit<Toast, 'id'>): void {
  last += 1;
  currentToast.set({ ...toast, id: last });
}

/** Says that an act failed, and why, until it is closed or the act succeeds. */
export function showFailure(error: unknown, title?: string, text: string = errorText(error)): void {
  const act = error instanceof ApiError ? error.act : null;
  showToast({ kind: 'error', text, act, ...(title !== undefined && { title }) });
}

/** Takes away the toast about an act's failure. */
export function settleFailure(act: string): void {
  if (currentToast.get()?.act === act) currentToast.set(null);
}
