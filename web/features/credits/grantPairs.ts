import i18next from 'i18next';
import type { Credits } from '../../../shared/credits.schema.ts';
import type { Formats } from '../../lib/format.ts';
import type { Pair } from '../../ui/Pairs.tsx';

/** Where the credits at hand come from and how long they last, in the order in which they are spent. */
export const grantPairs = ({ grants, held }: Credits, formats: Formats): Pair[] => [
  ...grants.map(({ id, kind, remaining, amount, expiresAt }) => ({
    key: id,
    name: i18next.t(expiresAt === null ? 'credits.lasting' : 'credits.until', {
      kind: i18next.t(`credits.kinds.${kind}`),
      date: expiresAt === null ? '' : formats.day(expiresAt),
    }),
    value: i18next.t('credits.of', { remaining: formats.number(remaining), amount: formats.number(amount) }),
  })),
  ...(held > 0 ? [{ name: i18next.t('credits.held'), value: formats.number(held) }] : []),
];
