import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, text } from '../theme/tokens.ts';
import { Breath } from './Breath.tsx';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '1rem',
  minBlockSize: '60dvh',
  color: color.inkFaint,
  fontSize: text.sm,
});

/** While it is not even known what is coming. */
export function Spinner({ message }: { readonly message?: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Root role="status">
      <Breath data-large aria-hidden="true" />
      <span>{message ?? t('app.loading')}</span>
    </Root>
  );
}
