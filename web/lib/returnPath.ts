import * as paths from '../../shared/paths.ts';
import { storage } from './storage.ts';
import { storageKeys } from './storageKeys.ts';

/** Only a path of this site: `//host` and `/\host` lead elsewhere. */
const isSafe = (path: string): boolean => /^\/(?![/\\])/u.test(path) && !path.startsWith(paths.auth);

/** The page to come back to after signing in. */
export const returnPath = {
  save(path: string): void {
    if (isSafe(path)) storage.session.write(storageKeys.returnTo, path);
  },
  /** The path that a link to the sign-in names, else the saved one, else `/`. */
  read(named: string | null = null): string {
    const known = [named, storage.session.read(storageKeys.returnTo)];
    return known.find((path) => path !== null && isSafe(path)) ?? paths.home;
  },
  /** Arrived: the next sign-in starts at the front again. */
  forget: (): void => storage.session.write(storageKeys.returnTo, null),
} as const;
