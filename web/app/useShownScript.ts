import type { UseQueryResult } from '@tanstack/react-query';
import type { Script } from '../../shared/scripts.schema.ts';
import { scriptStream } from '../../shared/streams.ts';
import { useScript } from '../features/scripts/useScript.ts';
import { useFollow } from '../realtime/useFollow.ts';

/** A script that is in sight: as long as it is, the page hears of all that happens to it, its text included. */
export function useShownScript(id: string): UseQueryResult<Script | null> {
  const found = useScript(id);
  // One that was deleted has no stream; once it is brought back it is followed again.
  useFollow(found.data === null || found.isError ? null : scriptStream(id));
  return found;
}
