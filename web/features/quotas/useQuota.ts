import { useId } from 'react';
import { isReached } from '../../../shared/quotas.ts';
import { quotaText } from '../../lib/quotaText.ts';
import { useAccountUsage } from './useAccountUsage.ts';

type Kind = 'scripts' | 'collections' | 'templates';

export type Quota = {
  /** No more of these can be begun now: `lines` say why, and what to do. */
  readonly isReached: boolean;
  /** What is to be said from 80 % on, with the ids by which buttons name their reasons. */
  readonly lines: readonly { readonly id: string; readonly text: string }[];
  /** The ids of the lines, for `aria-describedby` of what begins one more; nothing while it can. */
  readonly reason: string | undefined;
};

/** How near the maximum of these things is; those with a text are also bound by the room for texts. */
export function useQuota(kind: Kind, enabled = true): Quota {
  const id = useId();
  const { data } = useAccountUsage(enabled);
  if (!data) return { isReached: false, lines: [], reason: undefined };
  const shares = [kind, ...(kind === 'collections' ? [] : (['text'] as const))].map((name) => ({ name, share: data[name] }));
  const lines = shares.flatMap(({ name, share }) => {
    const text = quotaText(name, share);
    return text === null ? [] : [{ id: `${id}-${name}`, text }];
  });
  const reached = shares.filter(({ share }) => isReached(share));
  return {
    isReached: reached.length > 0,
    lines,
    reason: reached.length > 0 ? reached.map(({ name }) => `${id}-${name}`).join(' ') : undefined,
  };
}
