import { useEffect, useState } from 'react';

/** A text as it was when it had not changed for so many milliseconds. */
export function useStill(text: string, milliseconds: number): string {
  const [still, setStill] = useState(text);
  useEffect(() => {
    if (still === text) return undefined;
    const timer = setTimeout(() => setStill(text), milliseconds);
    return () => clearTimeout(timer);
  }, [still, text, milliseconds]);
  return still;
}
