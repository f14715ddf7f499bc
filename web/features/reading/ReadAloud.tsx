import { styled } from '../../theme/styled.ts';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockFor } from '../../../shared/markup/clock.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { showToast } from '../../lib/toasts.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { color } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { textSizes, type Manner } from './keptReading.ts';
import { measureSpeed } from './measureSpeed.ts';
import { ReaderBar } from './ReaderBar.tsx';
import { ReaderHead } from './ReaderHead.tsx';
import { ReaderOptions } from './ReaderOptions.tsx';
import { ReaderText } from './ReaderText.tsx';
import { ReadingEnd } from './ReadingEnd.tsx';
import { readingSession, tempos } from './readingSession.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useManner } from './useManner.ts';
import { useReaderKeys, type ReaderAct } from './useReaderKeys.ts';
import { useReaderLook } from './useReaderLook.ts';
import { useReading } from './useReading.ts';
import { useSpeaking } from './useSpeaking.ts';
import { useVoices } from './useVoices.ts';
import { useWakeLock } from './useWakeLock.ts';

const Root = styled('main')({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  background: color.paper,
  color: color.ink,
  '&[data-theme="dark"]': { colorScheme: 'dark' },
  '&[data-theme="light"]': { colorScheme: 'light' },
  '& > [data-part="foot"]': { background: color.surface, borderBlockStart: `1px solid ${color.line}` },
});

type Props = {
  readonly script: Script;
  readonly onUseSpeed: (percent: number) => void;
  readonly onLeave: () => void;
};

/** A script, to be read aloud from any screen: at its own pace, by hand, or spoken by the device. */
export function ReadAloud({ script, onUseSpeed, onLeave }: Props): ReactNode {
  const { t } = useTranslation();
  const { readingSpeed } = useSettings();
  const [manner, change] = useManner();
  const { readable, course, reading, spoken, act, goOn, toggleWait } = useReading(script, readingSpeed, manner);
  const [showsOptions, setShowsOptions] = useState(false);
  const optionsButton = useRef<HTMLButtonElement>(null);
  const full = useFullScreen();
  const { isDark, ...look } = useReaderLook(manner.scheme);
  const voices = useVoices(script.language);
  const voice = voices.find(({ voiceURI }) => voiceURI === manner.voices[script.language]) ?? voices[0] ?? null;
  const { steps, titles, seconds } = readable;
  const step = steps[reading.position];
  const { way, tempo } = manner;
  const isOver = steps.length > 0 && reading.position >= steps.length;
  useWakeLock(!isOver);
  useSpeaking({
    text: way === 'voice' && reading.isPlaying && reading.phase === 'speech' ? (step?.text ?? null) : null,
    voice,
    rate: (tempo / 100) * (readingSpeed / 100),
    onEnd: () => act(readingSession.endSpeech),
    onFail: () => {
      act(readingSession.pause);
      showToast({ kind: 'error', text: t('reading.voice.failed') });
    },
  });
  const play = (): void => {
    // Without a voice nobody would ever say that the sentence is over.
    if (way === 'voice' && !voice) setShowsOptions(true);
    else act(readingSession.play);
  };
  const choose = (changed: Partial<Manner>): void => {
    change(changed);
    if (changed.way === 'voice' && !voice) act(readingSession.pause);
  };
  const acts: Readonly<Record<ReaderAct, () => void>> = {
    toggle: () => {
      if (isOver) act((now, all) => readingSession.play(readingSession.goTo(now, all, 0), all));
      else if (!reading.isPlaying) play();
      else if (way === 'hand') goOn();
      else act(readingSession.pause);
    },
    next: goOn,
    back: () => act(readingSession.back),
    first: () => act((now, all) => readingSession.goTo(now, all, 0)),
    last: () => act((now, all) => readingSession.goTo(now, all, all.steps.length - 1)),
    faster: () => change({ tempo: Math.min(tempos.most, tempo + tempos.step) }),
    slower: () => change({ tempo: Math.max(tempos.least, tempo - tempos.step) }),
    wait: toggleWait,
    mirror: () => change({ isMirrored: !manner.isMirrored }),
    full: full.toggle,
    // The innermost first, as everywhere.
    leave: () => {
      if (full.isFull) full.toggle();
      else if (showsOptions) {
        setShowsOptions(false);
        optionsButton.current?.focus();
      } else onLeave();
    },
  };
  const onAct = (name: ReaderAct): void => acts[name]();
  useReaderKeys(onAct);
  const onTap = (position: number | null): void => {
    if (position === null || position === reading.position) acts.toggle();
    else act((now, all) => readingSession.goTo(now, all, position));
  };
  return (
    <Root id="main" tabIndex={-1} {...look}>
      <ReaderHead title={script.title} seconds={seconds} behind={readingSession.behind(reading, course)} onLeave={onLeave} />
      <ReaderText
        script={script}
        readable={readable}
        reading={reading}
        waits={course.waits}
        size={textSizes[manner.size] ?? textSizes[0]}
        isMirrored={manner.isMirrored}
        onNext={goOn}
        onBack={acts.back}
        onTap={onTap}
      />
      <div data-part="foot">
        <VisuallyHidden role="status">{step && titles[step.section]}</VisuallyHidden>
        {reading.isWaiting && <Waiting />}
        {isOver && (
          <ReadingEnd
            title={script.title}
            measured={measureSpeed(spoken, clockFor({ ...script, readingSpeed: 100 }).charactersPerSecond)}
            readingSpeed={readingSpeed}
            onUse={onUseSpeed}
            onAgain={acts.first}
            onLeave={onLeave}
          />
        )}
        {showsOptions && (
          <ReaderOptions
            language={script.language}
            manner={manner}
            voices={voices}
            voice={voice}
            isDark={isDark}
            isFull={full.isPossible ? full.isFull : null}
            onChange={choose}
            onAct={onAct}
          />
        )}
        <ReaderBar
          isPlaying={reading.isPlaying}
          waitsHere={step !== undefined && course.waits.has(step.key)}
          showsOptions={showsOptions}
          optionsButton={optionsButton}
          onOptions={() => setShowsOptions(!showsOptions)}
          onAct={onAct}
        />
      </div>
    </Root>
  );
}

const WaitLine = styled('p')({ textAlign: 'center', paddingBlockStart: '.75rem', color: color.warnInk });

function Waiting(): ReactNode {
  const { t } = useTranslation();
  return <WaitLine role="status">{t('reading.waiting')}</WaitLine>;
}
