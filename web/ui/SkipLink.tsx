import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, radius } from '../theme/tokens.ts';

const Root = styled('a')({
  position: 'fixed',
  inset: '8px auto auto 8px',
  zIndex: 1500,
  padding: '10px 16px',
  background: color.primary,
  color: color.onPrimary,
  borderRadius: radius.md,
  translate: '0 -200%',
  '&:focus': { translate: 0 },
});

export function SkipLink(): ReactNode {
  const { t } = useTranslation();
  return <Root href="#main">{t('app.skip')}</Root>;
}
