import * as z from 'zod/mini';
import type { EventRow } from '../../domain/events/readStream.ts';

const OwnChange = z.looseObject({ tab: z.string(), text: z.looseObject({ content: z.string() }) });

/** The page that saved the text which an event carries; `null` where none is named, or the event carries no text. */
export function savingTabOf({ payload }: EventRow): string | null {
  if (!(payload instanceof Object && 'tab' in payload)) return null;
  const change = OwnChange.safeParse(payload);
  return change.success ? change.data.tab : null;
}

/** The event as the page gets it that saved the text: it has that, and finds it by its hash. */
export function withoutOwnText(event: EventRow): EventRow {
  const { text, ...change } = OwnChange.parse(event.payload);
  const { content: _content, ...facts } = text;
  return { ...event, payload: { ...change, text: facts } };
}
