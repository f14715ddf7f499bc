import { styled } from '../theme/styled.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../lib/useSettings.ts';
import { color, font, media, radius } from '../theme/tokens.ts';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.45em',
  // As wide as it is long.
  inlineSize: 'calc(2.6rem + var(--seconds) * .36rem)',
  maxInlineSize: 'calc(100% - .56em)',
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
  // Grounds are not printed; a thin line is, and stays out of the way of the words.
  [media.print]: { boxShadow: `inset 0 0 0 .5pt ${color.lineStrong}`, font: `400 9pt/1 ${font.sans}`, color: color.inkSoft },
  '[data-contrast="more"] &': { boxShadow: `inset 0 0 0 1px ${color.pauseInk}` },
});

/** A silence in the text, drawn as long as it lasts. */
export function PauseChip({ seconds }: { readonly seconds: number }): ReactNode {
  const { t } = useTranslation();
  const { screenReaderMode } = useSettings();
  // Words, where a picture with a name would only be in the way.
  if (screenReaderMode) return <span>{`(${t('app.pause.label', { count: seconds })})`}</span>;
  const length: CSSProperties & Record<'--seconds', number> = { '--seconds': seconds };
  return (
    <Root role="img" aria-label={t('app.pause.label', { count: seconds })} style={length}>
      {t('app.pause.seconds', { seconds })}
    </Root>
  );
}
