import { storage } from './storage.ts';
import { storageKeys } from './storageKeys.ts';

/** Whether this page was come to from another one of ours that was loaded apart: to a person both are one application. */
export const followedLink = {
  note: (): void => storage.session.write(storageKeys.followed, 'yes'),
  /** Tells it once. */
  take(): boolean {
    const isNoted = storage.session.read(storageKeys.followed) !== null;
    if (isNoted) storage.session.write(storageKeys.followed, null);
    return isNoted;
  },
} as const;
