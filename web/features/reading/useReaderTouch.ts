import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Pixels across that make a swipe, and those within which a finger only tapped. */
const [swipeFrom, tapWithin] = [60, 10];

type Touch = {
  readonly onNext: () => void;
  readonly onBack: () => void;
  /** The sentence under the finger, from 0; `null` beside the text. */
  readonly onTap: (position: number | null) => void;
};

/** A swipe of a finger across the text goes on or back, a tap or click chooses; up and down scrolls as everywhere. */
export function useReaderTouch(area: RefObject<HTMLElement | null>, { onNext, onBack, onTap }: Touch): void {
  const end = useEffectEvent((up: PointerEvent, startX: number, startY: number): void => {
    const [x, y] = [up.clientX - startX, up.clientY - startY];
    // A mouse that is drawn across the text selects it.
    const isSwipe = up.pointerType !== 'mouse' && Math.abs(x) > swipeFrom && Math.abs(x) > 2 * Math.abs(y);
    if (isSwipe) (x < 0 ? onNext : onBack)();
    else if (Math.hypot(x, y) < tapWithin && getSelection()?.isCollapsed !== false) {
      const sentence = up.target instanceof Element ? up.target.closest<HTMLElement>('[data-position]') : null;
      onTap(sentence ? Number(sentence.dataset['position']) : null);
    }
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let over = new AbortController();
    const onDown = (down: PointerEvent): void => {
      // One that ended elsewhere, or to which a second finger came, is neither.
      over.abort();
      if (!down.isPrimary || down.button !== 0) return;
      over = new AbortController();
      const { signal } = over;
      const finish = (up: PointerEvent): void => {
        over.abort();
        if (up.target instanceof Node && element.contains(up.target)) end(up, down.clientX, down.clientY);
      };
      addEventListener('pointerup', finish, { signal });
      addEventListener('pointercancel', () => over.abort(), { signal });
    };
    element.addEventListener('pointerdown', onDown);
    return () => {
      over.abort();
      element.removeEventListener('pointerdown', onDown);
    };
  }, [area]);
}
