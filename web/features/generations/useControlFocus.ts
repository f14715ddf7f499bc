import { useLayoutEffect, useRef } from 'react';
import type { SectionKind } from '../../../shared/vocabulary.ts';
import type { ItemControl } from './outlineControls.ts';

/** Keeps the keyboard where it was: a control that moved, or that takes the place of one that is gone. */
export function useControlFocus() {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const control = root.current?.querySelector<HTMLElement>(`[data-control="${wanted.current}"]`);
    if (!control) return;
    wanted.current = null;
    control.focus();
  });
  const focus = (kind: SectionKind, control: ItemControl): void => {
    wanted.current = `${kind}-${control}`;
  };
  return { root, focus };
}
