import { hashContent } from './markup/hashContent.ts';
import { shownText } from './markup/shownText.ts';
import type { ScriptChange } from './scriptChange.schema.ts';
import { toListItem, type Script } from './scripts.schema.ts';

/**
 * What an event says of a changed script. It is `new`, and has no text yet; or its text is `same`, or was `delivered` out of sections that were sent one by
 * one, or has `changed`: only then does the event carry it.
 */
export function toScriptChange(script: Script, text: 'new' | 'same' | 'delivered' | 'changed'): ScriptChange {
  const { outline, findings, writerDetail, seed, steering, content } = script;
  const facts = { outline, findings, writerDetail, seed, steering };
  return {
    script: toListItem(script),
    contentHash: hashContent(shownText(script)),
    ...(text === 'new' && { request: script.request }),
    ...(text === 'delivered' && { text: facts }),
    ...(text === 'changed' && { text: { ...facts, content } }),
  };
}
