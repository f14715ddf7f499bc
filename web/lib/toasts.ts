import { createStore } from './createStore.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly title?: string;
  readonly text?: string;
  /** Milliseconds, where it is not the usual time. */
  readonly lifetime?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** The one toast in sight: a new one replaces it. */
export const currentToast = createStore<Toast | null>(null);

let last = 0;

export function showToast(toast: Omit<Toast, 'id'>): void {
  last += 1;
  currentToast.set({ ...toast, id: last });
}
