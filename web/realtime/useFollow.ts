import { useEffect } from 'react';
import { followed } from './followed.ts';

/** Follows a stream as long as the component is there; `null` follows none. */
export function useFollow(stream: string | null): void {
  useEffect(() => (stream === null ? undefined : followed.show(stream)), [stream]);
}
