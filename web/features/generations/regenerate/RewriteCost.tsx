import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/useFormats.ts';
import { Pairs } from '../../../ui/Pairs.tsx';

type Props = {
  /** Whether one section is written again, and not the whole. */
  readonly isSection: boolean;
  /** Credits; `undefined` until they are known. */
  readonly available: number | undefined;
  readonly cost: number;
};

/** The credits before, what it costs, and the credits after. */
export function RewriteCost({ isSection, available, cost }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const credits = (count: number | undefined): string => (count === undefined ? '…' : formats.number(count));
  return (
    <Pairs
      pairs={[
        { name: t('generator.receipt.balance'), value: credits(available) },
        { name: t(isSection ? 'regeneration.cost.section' : 'regeneration.cost.whole'), value: formats.signed(-cost) },
        {
          name: t('generator.receipt.after'),
          value: credits(available === undefined ? undefined : available - cost),
          total: true,
        },
      ]}
    />
  );
}
