import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { styled } from '../../../theme/styled.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { useMoreContrast } from '../../../ui/useMoreContrast.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ReaderText } from '../ReaderText.tsx';
import { readingSession } from '../readingSession.ts';
import { useReaderKeys, type ReaderAct } from '../useReaderKeys.ts';
import { useNightReading } from './useNightReading.ts';

/** How much of the light is left at the end, while the script is still read. */
const least = { usual: 0.18, moreContrast: 0.6 } as const;

const Root = styled('main')({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  background: color.night,
  color: color.ink,
  colorScheme: 'dark',
  '& > *': { opacity: 'var(--light)', transition: 'opacity 2s linear' },
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    padding: `calc(${space.s2} + env(safe-area-inset-top)) ${space.s3} ${space.s2} ${space.s4}`,
  },
  '& h1': { flex: 1, minInlineSize: 0, fontSize: text.md, letterSpacing: 0, color: color.inkFaint },
  '& > [data-part="waiting"]': { placeSelf: 'center', padding: space.s5, textAlign: 'center', color: color.inkSoft },
  '& > footer': {
    display: 'grid',
    justifyItems: 'center',
    gap: space.s2,
    padding: `${space.s3} ${space.s3} calc(${space.s5} + env(safe-area-inset-bottom))`,
    color: color.inkFaint,
    fontSize: text.sm,
  },
  '& > footer > p': { minBlockSize: '1.5em' },
  '& > footer > button': {
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    borderRadius: radius.full,
    border: `1px solid ${color.lineMid}`,
    color: color.ink,
  },
});
/** The dark at the end: a touch anywhere leaves it. */
const Over = styled('button')({ position: 'fixed', inset: 0, background: color.night, cursor: 'default' });

type Props = {
  readonly script: Script;
  readonly isGrowing: boolean;
  readonly isWhispered: boolean;
  readonly begins: boolean;
  readonly onLeave: () => void;
};

/** A script for the night: dark, darker with every part, and at the end a screen that gives no light. */
export function NightReader({ onLeave, ...options }: Props): ReactNode {
  const { t } = useTranslation();
  const { script, isGrowing } = options;
  const night = useNightReading(options);
  const { readable, course, reading, act, isOver, isAhead, share } = night;
  const isMore = useMoreContrast();
  const toggle = (): void => act(reading.isPlaying ? readingSession.pause : readingSession.play);
  const acts: Partial<Record<ReaderAct, () => void>> = {
    toggle,
    next: () => act(readingSession.next),
    back: () => act(readingSession.back),
    leave: onLeave,
  };
  useReaderKeys((name) => acts[name]?.());
  if (isOver)
    return (
      <main id="main" tabIndex={-1} data-theme="dark">
        <VisuallyHidden>
          <PageHeading>{t('tonight.over')}</PageHeading>
        </VisuallyHidden>
        <Over type="button" aria-label={t('tonight.close')} onClick={onLeave} />
      </main>
    );
  const last = isMore ? least.moreContrast : least.usual;
  // Whoever stops it wants to see something.
  const light: CSSProperties & Record<'--light', number> = { '--light': reading.isPlaying ? 1 - (1 - last) * share : 1 };
  return (
    <Root id="main" tabIndex={-1} data-theme="dark" data-contrast={isMore ? 'more' : undefined} style={light}>
      <header>
        <PageHeading tabTitle={t('tonight.title')}>{script.title === '' ? t('tonight.title') : script.title}</PageHeading>
        <IconButton icon="x" label={t('reading.leave')} onClick={onLeave} />
      </header>
      {readable.steps.length === 0 ? (
        <p data-part="waiting" role="status">
          {t('tonight.writing')}
        </p>
      ) : (
        <ReaderText
          script={script}
          readable={readable}
          reading={reading}
          waits={course.waits}
          size={1.25}
          isMirrored={false}
          onNext={() => act(readingSession.next)}
          onBack={() => act(readingSession.back)}
          onTap={toggle}
        />
      )}
      <footer>
        <p role="status">{isGrowing && isAhead && readable.steps.length > 0 && t('tonight.waiting')}</p>
        <IconButton
          icon={reading.isPlaying ? 'pause' : 'play'}
          label={t(reading.isPlaying ? 'reading.pause' : 'reading.play')}
          onClick={toggle}
        />
      </footer>
    </Root>
  );
}
