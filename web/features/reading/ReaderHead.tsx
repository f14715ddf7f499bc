import { styled } from '../../theme/styled.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format.ts';
import { color, media, space, text } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const Root = styled('header')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  padding: `calc(${space.s2} + env(safe-area-inset-top)) ${space.s3} ${space.s2} ${space.s4}`,
  '& h1': {
    flex: 1,
    minInlineSize: 0,
    fontSize: text.lg,
    lineHeight: 1.25,
    letterSpacing: 0,
  },
  '& > span': { fontSize: text.sm, color: color.inkSoft, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  [media.large]: { flexWrap: 'wrap', '& h1': { flex: '1 0 100%', order: 1 }, '& > button': { marginInlineStart: 'auto' } },
  // A progress bar: how much of the script's time has been read.
  '&::after, &::before': { content: '""', position: 'absolute', insetInlineStart: 0, insetBlockEnd: 0, blockSize: '2px' },
  '&::before': { inlineSize: '100%', background: color.line },
  '&::after': { inlineSize: 'calc(var(--behind) * 100%)', background: color.accent },
});

type Props = {
  readonly title: string;
  /** The whole, and what of it is behind. */
  readonly seconds: number;
  readonly behind: number;
  readonly onLeave: () => void;
};

/** What is read, how long it still takes, and the way out. */
export function ReaderHead({ title, seconds, behind, onLeave }: Props): ReactNode {
  const { t } = useTranslation();
  const share: CSSProperties & Record<'--behind', number> = { '--behind': seconds > 0 ? Math.min(1, behind / seconds) : 0 };
  return (
    <Root style={share}>
      <PageHeading tabTitle={t('reading.title', { title })}>{title}</PageHeading>
      <span>{t('reading.left', { time: formatClock(Math.max(0, seconds - behind)) })}</span>
      <IconButton icon="x" label={t('reading.leave')} onClick={onLeave} />
    </Root>
  );
}
