import { createStore } from '../lib/createStore.ts';

/** Whether this page gets no events because too many others do. Everything else works; it fetches when it is looked at. */
export const hasTooManyPages = createStore(false);
