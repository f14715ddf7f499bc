import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock, wholeSeconds } from '../../../lib/format.ts';
import { styled } from '../../../theme/styled.ts';
import { color, media, radius } from '../../../theme/tokens.ts';
import { fitStep, toFitGrid } from './fitStep.ts';
import type { DialFitting } from './useFitting.ts';

const Root = styled('div')({
  position: 'absolute',
  insetInlineStart: 'calc(var(--across) * 100%)',
  insetBlockStart: 'calc(var(--down) * 100%)',
  inlineSize: '2rem',
  blockSize: '2rem',
  margin: '-1rem',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.full,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&::before': {
    content: '""',
    inlineSize: '1.15rem',
    blockSize: '1.15rem',
    borderRadius: radius.full,
    background: color.raised,
    border: `3px solid ${color.accent}`,
    boxShadow: color.shadow1,
  },
  '&:hover::before, &:active::before': { background: color.accentSoft },
  [media.forced]: { '&::before': { borderColor: 'Highlight', background: 'Canvas' } },
});

/** Keys, and the seconds that they add. */
const keySeconds: Readonly<Record<string, number>> = {
  ArrowUp: 15,
  ArrowRight: 15,
  ArrowDown: -15,
  ArrowLeft: -15,
  PageUp: 60,
  PageDown: -60,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
const fullTurn = 2 * Math.PI;
/** Radius of the dial's ring, as a part of its width. */
const ringRadius = 48 / 112;
/** Of speech: no script is so long that less of it is spoken. */
const leastShare = 0.01;

type Props = { readonly fitting: DialFitting; readonly speech: number; readonly describedBy: string };

/** Stands where the speech ends on the dial. Dragged along the ring it makes the silence, and so the script, longer or shorter. */
export function FitHandle({ fitting, speech, describedBy }: Props): ReactNode {
  const { t } = useTranslation();
  const { range, total, to, settle } = fitting;
  const angle = (speech / total) * fullTurn;
  const drag = useDrag(angle, speech, fitting);
  const onKeyDown = (event: KeyboardEvent): void => {
    const seconds = keySeconds[event.key];
    if (event.ctrlKey || event.metaKey) return takeBack(event, fitting);
    if (seconds === undefined || event.altKey) return;
    event.preventDefault();
    to(fitStep(total, seconds));
  };
  const place: CSSProperties & Record<'--across' | '--down', number> = {
    '--across': 0.5 + ringRadius * Math.sin(angle),
    '--down': 0.5 - ringRadius * Math.cos(angle),
  };
  return (
    <Root
      role="slider"
      tabIndex={0}
      aria-label={t('editor.fit.label')}
      aria-describedby={describedBy}
      aria-valuemin={Math.round(range.min)}
      aria-valuemax={Math.round(range.max)}
      aria-valuenow={wholeSeconds(total)}
      aria-valuetext={formatClock(total)}
      style={place}
      {...drag}
      onKeyDown={onKeyDown}
      onKeyUp={settle}
      onBlur={settle}
    />
  );
}

function takeBack(event: KeyboardEvent, { undo, redo }: DialFitting): void {
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) redo();
  else undo();
}

/** Follows a pointer around the dial's centre: what it turns from one moment to the next, the handle turns, over the top too. */
function useDrag(angle: number, speech: number, { to, settle }: DialFitting) {
  const drag = useRef<{ before: number; turned: number; wanted: number } | null>(null);
  const angleAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number => {
    const face = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return Math.atan2(clientX - face.x - face.width / 2, face.y + face.height / 2 - clientY);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { before: angleAt(event), turned: angle, wanted: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const { current } = drag;
      if (!current) return;
      const now = angleAt(event);
      current.turned += Math.atan2(Math.sin(now - current.before), Math.cos(now - current.before));
      current.before = now;
      const share = Math.min(1, Math.max(leastShare, current.turned / fullTurn));
      const wanted = toFitGrid(speech / share);
      if (wanted === current.wanted) return;
      current.wanted = wanted;
      to(wanted);
    },
    onLostPointerCapture(): void {
      drag.current = null;
      settle();
    },
  };
}
