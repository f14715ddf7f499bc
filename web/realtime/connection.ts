import { createStore } from '../lib/createStore.ts';

/** When the connection was lost; `null` while it stands, or while none is wanted. */
export const connection = createStore<Date | null>(null);
