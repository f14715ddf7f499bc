import { skipToken, useQuery } from '@tanstack/react-query';
import type { GrowingText } from './applyLiveText.ts';
import { scriptKeys } from './scriptKeys.ts';

/** The text of the section that is being written; only the socket fills it. */
export function useLiveText(scriptId: string): GrowingText | null {
  const { data } = useQuery<GrowingText | null>({
    queryKey: scriptKeys.liveText(scriptId),
    queryFn: skipToken,
    staleTime: Infinity,
  });
  return data ?? null;
}
