import { useCallback, useState } from 'react';
import { keptReading, type Manner } from './keptReading.ts';

/** How somebody reads on this device; a change is kept at once. */
export function useManner(): readonly [Manner, (changed: Partial<Manner>) => void] {
  const [manner, setManner] = useState(keptReading.readManner);
  const change = useCallback((changed: Partial<Manner>) => {
    setManner((now) => {
      const next = { ...now, ...changed };
      keptReading.writeManner(next);
      return next;
    });
  }, []);
  return [manner, change];
}
