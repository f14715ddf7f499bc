import { styled } from '../theme/styled.ts';
import { Fragment, useMemo, type ReactNode } from 'react';
import { useSettings } from '../lib/useSettings.ts';
import { color } from '../theme/tokens.ts';
import { joinRuns, type Run } from './joinRuns.ts';
import { useWidth } from './useWidth.ts';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  blockSize: '20px',
  position: 'relative',
  minInlineSize: 0,
  overflow: 'hidden',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '50% 0 auto',
    blockSize: '1px',
    background: color.lineStrong,
    opacity: 0.55,
  },
  '& i': {
    display: 'block',
    blockSize: '100%',
    minInlineSize: '3px',
    borderRadius: '3px',
    background: color.speech,
    position: 'relative',
  },
  '& b': { display: 'block' },
  // What is not written yet has no speech and silence to draw: a block, gold where the writing is.
  '& i[data-state="now"]': { background: color.accentSoft, boxShadow: `inset 0 0 0 1.5px ${color.accent}` },
  '& i[data-state="todo"]': { background: `color-mix(in srgb, ${color.speech} 24%, ${color.surface})` },
  '&[data-mini]': { blockSize: '14px' },
  '&[data-mini] i': { borderRadius: '2px' },
  '@media (forced-colors: active)': {
    '& i': { background: 'CanvasText', forcedColorAdjust: 'none' },
    '& i[data-state="todo"]': { background: 'GrayText' },
  },
});

/** Pixels that one bar and its gap should have at least, so that a strip reads as speech and silence. */
const pitch = { mini: 9, full: 15 } as const;

type Props = {
  readonly runs: readonly Run[];
  readonly mini?: boolean;
  /** What it shows, in words; without it the strip is decoration. */
  readonly label?: string;
};

/** A script drawn as time: bars are speech, the gaps between them silence. */
export function Timeline({ runs, mini = false, label }: Props): ReactNode {
  const { ref, width } = useWidth<HTMLDivElement>();
  const { screenReaderMode } = useSettings();
  const shown = useMemo(
    () => (width === 0 ? [] : joinRuns(runs, Math.max(6, Math.floor(width / (mini ? pitch.mini : pitch.full))))),
    [runs, width, mini],
  );
  if (screenReaderMode && !label) return null;
  return (
    <Root ref={ref} data-mini={mini || undefined} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {shown.map((run, index) => (
        <Fragment key={index}>
          <i data-state={run.state} style={{ flex: `${run.speech} 1 0` }} />
          <b style={{ flex: `${run.silence} 1 0` }} />
        </Fragment>
      ))}
    </Root>
  );
}
