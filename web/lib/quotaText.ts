import i18next from 'i18next';
import { isNear, isReached, type maxima, type Share } from '../../shared/quotas.ts';
import { formatsOf } from './format.ts';

export type Counted = keyof typeof maxima;

/** How much there is of what has a maximum, in words; `null` while that is far away. At the maximum it says what to do. */
export function quotaText(kind: Counted, { used, limit }: Share): string | null {
  if (isReached({ used, limit })) return reachedText(kind, limit);
  return isNear({ used, limit })
    ? i18next.t(`quotas.near.${kind}`, { used: figure(kind, used), limit: figure(kind, limit) })
    : null;
}

export const reachedText = (kind: Counted, limit: number): string =>
  i18next.t(`quotas.reached.${kind}`, { limit: figure(kind, limit) });

function figure(kind: Counted, value: number): string {
  const formats = formatsOf(i18next.resolvedLanguage ?? 'en');
  return kind === 'text' ? formats.bytes(value) : formats.number(value);
}
