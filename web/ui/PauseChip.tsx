import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, font, radius } from '../theme/tokens.ts';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.45em',
  // As wide as it is long.
  inlineSize: 'calc(2.6rem + var(--seconds) * .36rem)',
  maxInlineSize: '100%',
  blockSize: '1.5rem',
  margin: '0 .28em',
  padding: '0 .5em',
  borderRadius: radius.full,
  background: color.pause,
  color: color.pauseInk,
  font: `500 .78125rem/1 ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: '.22em',
  whiteSpace: 'nowrap',
  '&::before, &::after': {
    content: '""',
    flex: 1,
    blockSize: '1px',
    background: 'currentColor',
    opacity: 0.32,
    borderRadius: '1px',
  },
  '[data-contrast="more"] &': { boxShadow: `inset 0 0 0 1px ${color.pauseInk}` },
});

/** A silence in the text, drawn as long as it lasts. */
export function PauseChip({ seconds }: { readonly seconds: number }): ReactNode {
  const { t } = useTranslation();
  const length: CSSProperties & Record<'--seconds', number> = { '--seconds': seconds };
  return (
    <Root role="img" aria-label={t('app.pause.label', { count: seconds })} style={length}>
      {t('app.pause.seconds', { seconds })}
    </Root>
  );
}
