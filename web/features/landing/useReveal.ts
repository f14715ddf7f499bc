import { useEffect, useState } from 'react';
import { useMedia } from '../../ui/useMedia.ts';

/** Milliseconds from one sentence to the next. */
const pace = 420;

/**
 * How many of so many sentences are in sight, one more at a time, as they would arrive from a writer; all of them at once
 * where less motion is wished for. A new `key` begins again.
 */
export function useReveal(key: string, total: number): number {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [revealed, setRevealed] = useState({ key, count: 0 });
  const count = revealed.key === key ? revealed.count : 0;
  const isOver = isStill || count >= total;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setRevealed({ key, count: count + 1 }), pace);
    return () => clearTimeout(timer);
  }, [key, count, isOver]);
  return isStill ? total : Math.min(count, total);
}
