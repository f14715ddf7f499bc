import { createStore } from '../lib/createStore.ts';

/** Whether the server has gone on to a form of events that this page does not know: it works on, and is to be loaded again. */
export const outdated = createStore(false);
