import { styled } from '../theme/styled.ts';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { color, font, radius, text as textSize, weight } from '../theme/tokens.ts';

const Root = styled('div')({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  maxInlineSize: '18rem',
  overflowWrap: 'break-word',
  background: color.ink,
  color: color.paper,
  font: `${weight.regular} ${textSize.xs}/1.4 ${font.sans}`,
  padding: '.4rem .7rem',
  borderRadius: radius.sm,
});

type Side = 'below' | 'right';

/** Pixels between a control and its tip, and between a tip and the window's edge. */
const gap = 8;
/** Milliseconds in which the pointer may cross from a control to its tip. */
const crossing = 150;

type Options = {
  /** Nothing is shown without it. */
  readonly text: string;
  readonly side?: Side;
  /** Milliseconds before it shows under a pointer; a keyboard's focus shows it at once. */
  readonly delay?: number;
};

/**
 * A control's name beside it, for who points at it or comes by keyboard. `on` belongs to the control, `tip` anywhere in the
 * page. The control carries its name itself: the tip says nothing more.
 */
export function useTip({ text, side = 'below', delay = 700 }: Options) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (wait: number, next: Element | null): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), wait);
  };
  const stay = (): void => clearTimeout(timer.current);
  const hide = (): void => {
    stay();
    setAnchor(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const on = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => pointerType === 'mouse' && after(delay, currentTarget),
    onPointerLeave: () => after(crossing, null),
    onPointerDown: hide,
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && after(0, currentTarget),
    onBlur: hide,
  };
  const tip = anchor && text && (
    <Tip anchor={anchor} side={side} onStay={stay} onClose={hide}>
      {text}
    </Tip>
  );
  return { on, tip };
}

type TipProps = {
  readonly anchor: Element;
  readonly side: Side;
  readonly onStay: () => void;
  readonly onClose: () => void;
  readonly children: string;
};

function Tip({ anchor, side, onStay, onClose, children }: TipProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tip = ref.current;
    if (!tip) return;
    // Above everything, dialogs too.
    tip.showPopover();
    const { style } = tip;
    const [anchorBox, own] = [anchor.getBoundingClientRect(), tip.getBoundingClientRect()];
    const within = (wanted: number, size: number, whole: number): string =>
      `${Math.max(gap, Math.min(wanted, whole - size - gap))}px`;
    const fitsBelow = anchorBox.bottom + gap + own.height <= innerHeight;
    const top = fitsBelow ? anchorBox.bottom + gap : anchorBox.top - gap - own.height;
    style.left = within(
      side === 'right' ? anchorBox.right + gap : anchorBox.left + (anchorBox.width - own.width) / 2,
      own.width,
      innerWidth,
    );
    style.top = within(side === 'right' ? anchorBox.top + (anchorBox.height - own.height) / 2 : top, own.height, innerHeight);
  }, [anchor, side]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', onClose, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', onClose, { capture: true });
    };
  }, [onClose]);
  return createPortal(
    <Root ref={ref} popover="manual" role="tooltip" onPointerEnter={onStay} onPointerLeave={onClose}>
      {children}
    </Root>,
    document.body,
  );
}
