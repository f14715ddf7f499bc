import type { QueryClient } from '@tanstack/react-query';
import type { EventPayload, StreamEvent } from '../../../shared/events.ts';
import type { Script, Section } from '../../../shared/scripts.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { dropScript } from './dropScript.ts';
import { patchLists, perhaps, surely } from './patchLists.ts';
import { putScriptChange } from './putScriptChange.ts';
import { findItem, mapItems } from './scriptPages.ts';

export type ScriptEvent = Extract<StreamEvent, { readonly type: `script.${string}` }>;

/** Brings one event about a script into the cache. What is not newer than the cache changes nothing. */
export async function applyScriptEvent(client: QueryClient, event: ScriptEvent): Promise<void> {
  if (event.type === 'script.deleted') return dropScript(client, event.payload.scriptId);
  const { payload } = event;
  if ('script' in payload) return putScriptChange(client, payload);
  const facts = { generation: payload.generation, revision: payload.revision, updatedAt: event.at };
  await patchQuery<Script | null>(client, queryKeys.script(payload.scriptId), {
    change: (script) =>
      script === null || script.revision >= payload.revision
        ? script
        : { ...script, ...facts, ...outlineOf(payload), ...sectionsAfter(script, payload) },
  });
  await patchLists(client, (data, list) => {
    const known = findItem(data, payload.scriptId);
    if (!known || known.revision >= payload.revision) return surely(data);
    const { title = known.title, writer = known.writer } = outlineOf(payload);
    const next = mapItems(data, (item) => (item.id === known.id ? { ...item, ...facts, title, writer } : item));
    // A title decides where it stands among titles, and whether a search finds it.
    const mayMove = title !== known.title && (list.sort === 'title' || Boolean(list.search));
    return mayMove ? perhaps(next) : surely(next);
  });
  if (event.type === 'script.section') forgetLiveText(client, event.payload);
  return undefined;
}

type Progress = EventPayload<'script.stage'> | EventPayload<'script.outlined'> | EventPayload<'script.section'>;

function outlineOf(
  payload: Progress,
): Partial<Pick<Script, 'title' | 'outline' | 'writer' | 'writerDetail' | 'seed' | 'steering'>> {
  if (!('outline' in payload)) return {};
  const { title, outline, writer, writerDetail, seed, steering } = payload;
  return { title, outline, writer, writerDetail, seed, steering };
}

function sectionsAfter(script: Script, payload: Progress): { sections: Section[] } | undefined {
  // What is written again takes no place in the text before it is delivered whole.
  if (!('section' in payload) || payload.generation.scope !== null) return undefined;
  const { section } = payload;
  const others = script.sections.filter(({ position }) => position !== section.position);
  return { sections: [...others, section].toSorted((a, b) => a.position - b.position) };
}

/** The text as it grew is replaced by the section as it is. */
function forgetLiveText(client: QueryClient, { scriptId, section }: EventPayload<'script.section'>): void {
  const key = queryKeys.liveText(scriptId);
  const live = client.getQueryData<{ section: number }>(key);
  if (live && live.section <= section.position) client.setQueryData(key, null);
}
