import { useEffect, useEffectEvent } from 'react';

export const readerKeys = {
  ' ': 'toggle',
  Enter: 'toggle',
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  Home: 'first',
  End: 'last',
  '+': 'faster',
  '-': 'slower',
  w: 'wait',
  m: 'mirror',
  f: 'full',
  Escape: 'leave',
} as const;
export type ReaderAct = (typeof readerKeys)[keyof typeof readerKeys];

/** Keys that a foot pedal sends, and the way out, work wherever the focus is. */
const always: ReadonlySet<string> = new Set(['PageDown', 'PageUp', 'Escape']);

const isFor = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element) || always.has(key)) return true;
  if (target.closest('input, select, textarea')) return false;
  return !((key === ' ' || key === 'Enter') && target.closest('button, a'));
};

/** The reader's keys, unless what has the focus needs them itself. */
export function useReaderKeys(onAct: (act: ReaderAct) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const name = key.length === 1 ? key.toLowerCase() : key;
    if (!(name in readerKeys) || ctrlKey || metaKey || altKey || defaultPrevented || !isFor(target, key)) return;
    event.preventDefault();
    onAct(readerKeys[name as keyof typeof readerKeys]); // `in` has looked
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
