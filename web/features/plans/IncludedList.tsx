import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, space } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { included } from './included.ts';

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${space.s3} ${space.s6}`,
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '.65rem', lineHeight: 1.4 },
  '& svg': { color: color.calm, marginBlockStart: '.14em' },
});

export function IncludedList(): ReactNode {
  const { t } = useTranslation();
  return (
    <Root>
      {included.map((item) => (
        <li key={item}>
          <Icon name="check" small />
          <span>{t(`plans.included.items.${item}`)}</span>
        </li>
      ))}
    </Root>
  );
}
