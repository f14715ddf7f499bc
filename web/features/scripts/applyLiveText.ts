import type { QueryClient } from '@tanstack/react-query';
import type { LiveText } from '../../../shared/events.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { scriptKeys } from './scriptKeys.ts';

/** A section's text so far. `from` is above 0 where one joined after it had begun. */
export type GrowingText = { readonly section: number; readonly from: number; readonly text: string };

/** Adds what was just written. It is worth seeing, not keeping: the finished section replaces it. */
export function applyLiveText(client: QueryClient, live: LiveText): void {
  const script = client.getQueryData<Script | null>(queryKeys.script(live.scriptId));
  if (script?.sections.some(({ position }) => position >= live.section)) return;
  client.setQueryData<GrowingText | null>(scriptKeys.liveText(live.scriptId), (known) => grow(known ?? null, live));
}

function grow(known: GrowingText | null, { section, offset, text }: LiveText): GrowingText {
  const follows = known !== null && known.section === section && offset >= known.from && offset <= known.from + known.text.length;
  if (!follows) return { section, from: offset, text };
  return { ...known, text: known.text.slice(0, offset - known.from) + text };
}
