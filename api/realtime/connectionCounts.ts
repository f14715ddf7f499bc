import { socketLimits } from './socketLimits.ts';

type Holder = { readonly session: string; readonly accountId: string };

/** Counts connections by session and by account. `take` gives what ends one, once; `null` where there is no room. */
export function connectionCounts(): { readonly take: (holder: Holder) => (() => void) | null } {
  const counts = new Map<string, number>();
  const add = (key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    take: ({ session, accountId }) => {
      const [bySession, byAccount] = [`session:${session}`, `account:${accountId}`];
      const isFull =
        (counts.get(bySession) ?? 0) >= socketLimits.sockets.session ||
        (counts.get(byAccount) ?? 0) >= socketLimits.sockets.account;
      if (isFull) return null;
      for (const key of [bySession, byAccount]) add(key, 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        for (const key of [bySession, byAccount]) add(key, -1);
      };
    },
  };
}
