import { styled } from '../../theme/styled.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/useSettings.ts';
import { color, font, radius } from '../../theme/tokens.ts';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // As wide as it is long, and shorter as it passes.
  inlineSize: 'calc(1.9em + var(--seconds) * .28em)',
  maxInlineSize: '100%',
  blockSize: '1.2em',
  marginInline: '.2em',
  borderRadius: radius.full,
  background: color.pause,
  color: color.pauseInk,
  font: `500 .62em/1 ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: '.22em',
  whiteSpace: 'nowrap',
  '&[data-now]': { background: color.calm, color: color.surface },
  '[data-contrast="more"] &': { boxShadow: `inset 0 0 0 1px ${color.pauseInk}` },
});

type Props = {
  readonly seconds: number;
  /** Seconds that are still to pass, while it passes. */
  readonly left: number | null;
};

/** A silence in the text. While it passes it shrinks, and counts what is left. */
export function ReaderPause({ seconds, left }: Props): ReactNode {
  const { t } = useTranslation();
  const { screenReaderMode } = useSettings();
  const name = t('app.pause.label', { count: seconds });
  if (screenReaderMode) return <span>{`(${name})`}</span>;
  const length: CSSProperties & Record<'--seconds', number> = { '--seconds': left ?? seconds };
  return (
    <Root role="img" aria-label={name} style={length} data-now={left !== null || undefined}>
      {t('app.pause.seconds', { seconds: Math.ceil(left ?? seconds) })}
    </Root>
  );
}
