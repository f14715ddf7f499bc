import { refuseAbove } from './refuseAbove.ts';

/** Refuses to begin a text of unknown length where there is no room left for any. */
export const refuseFull = (textBytes: number): void => refuseAbove('text', textBytes, textBytes + 1);
