import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, space } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { plans } from '../../../shared/plans.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { comparePlans } from './comparePlans.ts';
import { included } from './included.ts';

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${space.s3} ${space.s6}`,
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '.65rem', lineHeight: 1.4 },
  '& svg': { color: color.calm, marginBlockStart: '.14em' },
});

/** What every plan has: what all do alike, and the figures that are the same in each. */
export function IncludedList(): ReactNode {
  const { t } = useTranslation();
  const { same } = comparePlans(t, useFormats());
  const figures = same.map(({ name, value }) => t('plans.included.figure', { name, value: value(plans.free) }));
  return (
    <Root>
      {[...included.map((item) => t(`plans.included.items.${item}`)), ...figures].map((line) => (
        <li key={line}>
          <Icon name="check" small />
          <span>{line}</span>
        </li>
      ))}
    </Root>
  );
}
