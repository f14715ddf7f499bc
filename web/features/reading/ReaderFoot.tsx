import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockFor } from '../../../shared/markup/clock.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { styled } from '../../theme/styled.ts';
import { color } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { measureSpeed } from './measureSpeed.ts';
import { ReaderBar } from './ReaderBar.tsx';
import { ReaderOptions } from './ReaderOptions.tsx';
import { ReadingEnd } from './ReadingEnd.tsx';
import type { OpenOptions } from './useOpenOptions.ts';
import type { Reader } from './useReader.ts';
import type { ReaderAct } from './useReaderKeys.ts';

type Props = {
  readonly script: Script;
  readonly reader: Reader;
  readonly options: OpenOptions;
  readonly isDark: boolean;
  /** `null` where the browser gives no full screen. */
  readonly isFull: boolean | null;
  readonly onAct: (act: ReaderAct) => void;
  readonly onUseSpeed: (percent: number) => void;
  readonly onLeave: () => void;
};

/** Below the text: what the reader waits for, its end, its options and its buttons. */
export function ReaderFoot({ script, reader, options, isDark, isFull, onAct, onUseSpeed, onLeave }: Props): ReactNode {
  const { readable, course, reading, spoken, step, isOver, readingSpeed, manner, voices, voice } = reader;
  return (
    <div data-part="foot">
      <VisuallyHidden role="status">{step && readable.titles[step.section]}</VisuallyHidden>
      {reading.isWaiting && <Waiting />}
      {isOver && (
        <ReadingEnd
          title={script.title}
          measured={measureSpeed(spoken, clockFor({ ...script, readingSpeed: 100 }).charactersPerSecond)}
          readingSpeed={readingSpeed}
          onUse={onUseSpeed}
          onAgain={() => onAct('first')}
          onLeave={onLeave}
        />
      )}
      {options.isOpen && (
        <ReaderOptions
          language={script.language}
          manner={manner}
          voices={voices}
          voice={voice}
          isDark={isDark}
          isFull={isFull}
          onChange={reader.choose}
          onAct={onAct}
        />
      )}
      <ReaderBar
        isPlaying={reading.isPlaying}
        waitsHere={step !== undefined && course.waits.has(step.key)}
        showsOptions={options.isOpen}
        optionsButton={options.button}
        onOptions={options.toggle}
        onAct={onAct}
      />
    </div>
  );
}

const WaitLine = styled('p')({ textAlign: 'center', paddingBlockStart: '.75rem', color: color.warnInk });

function Waiting(): ReactNode {
  const { t } = useTranslation();
  return <WaitLine role="status">{t('reading.waiting')}</WaitLine>;
}
