import { isScriptEvent, type ScriptEventType } from '../../shared/events.ts';
import type { NewEvent } from './publish.ts';

type NewScriptEvent = Extract<NewEvent, { readonly type: ScriptEventType }>;

export const isAboutScript = (event: NewEvent): event is NewScriptEvent => isScriptEvent(event);

export const scriptIdOf = ({ payload }: NewScriptEvent): string => ('script' in payload ? payload.script.id : payload.scriptId);

/** An event about a script as its owner's stream has it: what lists need, and nothing of the text. */
export function briefOf(event: NewScriptEvent): NewEvent {
  const { type, payload } = event;
  if ('section' in payload) {
    const { section: _section, ...progress } = payload;
    return { type: 'script.section', payload: { ...progress, brief: true } };
  }
  if (!('script' in payload)) return { type, payload: { ...payload, brief: true } } as NewEvent; // the same but for the mark
  const { text: _text, ...change } = payload;
  return { type, payload: { ...change, brief: true } } as NewEvent; // all of these carry a change
}
