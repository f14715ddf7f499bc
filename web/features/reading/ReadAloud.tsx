import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import type { Script } from '../../../shared/scripts.schema.ts';
import { color } from '../../theme/tokens.ts';
import { textSizes } from './keptReading.ts';
import { ReaderFoot } from './ReaderFoot.tsx';
import { ReaderHead } from './ReaderHead.tsx';
import { ReaderText } from './ReaderText.tsx';
import { readingSession } from './readingSession.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useOpenOptions } from './useOpenOptions.ts';
import { useReader } from './useReader.ts';
import { useReaderActs } from './useReaderActs.ts';
import { useReaderLook } from './useReaderLook.ts';

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
  const reader = useReader(script);
  const { readable, course, reading, manner } = reader;
  const options = useOpenOptions();
  const full = useFullScreen();
  const { isDark, ...look } = useReaderLook(manner.scheme);
  const { onAct, onTap } = useReaderActs(reader, { options, full, onLeave });
  return (
    <Root id="main" tabIndex={-1} {...look}>
      <ReaderHead
        title={script.title}
        seconds={readable.seconds}
        behind={readingSession.behind(reading, course)}
        onLeave={onLeave}
      />
      <ReaderText
        script={script}
        readable={readable}
        reading={reading}
        waits={course.waits}
        size={textSizes[manner.size] ?? textSizes[0]}
        isMirrored={manner.isMirrored}
        onNext={() => onAct('next')}
        onBack={() => onAct('back')}
        onTap={onTap}
      />
      <ReaderFoot
        script={script}
        reader={reader}
        options={options}
        isDark={isDark}
        isFull={full.isPossible ? full.isFull : null}
        onAct={onAct}
        onUseSpeed={onUseSpeed}
        onLeave={onLeave}
      />
    </Root>
  );
}
