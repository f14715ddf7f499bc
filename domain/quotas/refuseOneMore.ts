import { refuseAbove } from './refuseAbove.ts';

/** One more of these may be there, or it is refused. The caller holds the account's lock. */
export const refuseOneMore = <K extends 'scripts' | 'collections' | 'templates'>(
  kind: K,
  used: Readonly<Record<K, number>>,
): void => refuseAbove(kind, used[kind], used[kind] + 1);
