import { styled } from '../../theme/styled.ts';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { color, media, radius, size, space } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { ReaderAct } from './useReaderKeys.ts';

const Root = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.s2,
  padding: `${space.s2} ${space.s3} calc(${space.s2} + env(safe-area-inset-bottom))`,
  '& button': { inlineSize: size.control, blockSize: size.control },
  [media.large]: { flexWrap: 'wrap' },
  '& [data-main]': { background: color.primary, color: color.onPrimary, borderRadius: radius.full },
  '& [data-main]:hover': { background: color.primaryHover, color: color.onPrimary },
  '& [aria-pressed="true"], & [aria-expanded="true"]': { background: color.calmSoft, color: color.ink },
});

type Props = {
  readonly isPlaying: boolean;
  readonly waitsHere: boolean;
  readonly showsOptions: boolean;
  readonly optionsButton: Ref<HTMLButtonElement>;
  readonly onOptions: () => void;
  readonly onAct: (act: ReaderAct) => void;
};

/** What one presses while reading. */
export function ReaderBar({ isPlaying, waitsHere, showsOptions, optionsButton, onOptions, onAct }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Root role="group" aria-label={t('reading.controls')}>
      <IconButton
        icon="hand"
        label={waitsHere ? t('reading.waitOff') : t('reading.wait')}
        aria-pressed={waitsHere}
        onClick={() => onAct('wait')}
      />
      <IconButton icon="back" label={t('reading.back')} onClick={() => onAct('back')} />
      <IconButton
        data-main=""
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t('reading.pause') : t('reading.play')}
        onClick={() => onAct('toggle')}
      />
      <IconButton icon="forward" label={t('reading.next')} onClick={() => onAct('next')} />
      <IconButton
        ref={optionsButton}
        icon="sliders"
        label={t('reading.options')}
        aria-expanded={showsOptions}
        onClick={onOptions}
      />
    </Root>
  );
}
