import { randomKey } from './randomKey.ts';

/** What this page calls itself until it is loaded again: by it the server knows which socket has a text already. */
export const tab = randomKey();
