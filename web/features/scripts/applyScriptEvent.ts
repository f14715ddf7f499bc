import type { QueryClient } from '@tanstack/react-query';
import { scriptStream } from '../../../shared/streams.ts';
import type { EventContext } from '../../lib/EventHandlers.ts';
import { applyToScriptPage, outlineOf, type ScriptEvent } from './applyToScriptPage.ts';
import { dropFromLists } from './dropScript.ts';
import { patchLists, surely, perhaps } from './patchLists.ts';
import { putListItem } from './putListItem.ts';
import { findItem, mapItems } from './scriptPages.ts';

/**
 * Brings one event of a person's stream about a script into the lists, and into the script where a page shows it. A brief
 * event of a script that is followed leaves the script alone: the whole one comes on its own stream, in that stream's order.
 */
export async function applyScriptEvent(
  client: QueryClient,
  event: ScriptEvent,
  { isFollowed }: Pick<EventContext, 'isFollowed'>,
): Promise<void> {
  const { payload } = event;
  const id = 'script' in payload ? payload.script.id : payload.scriptId;
  if (payload.brief !== true || !isFollowed(scriptStream(id))) await applyToScriptPage(client, event);
  return applyToLists(client, event);
}

async function applyToLists(client: QueryClient, event: ScriptEvent): Promise<void> {
  if (event.type === 'script.deleted') return dropFromLists(client, event.payload.scriptId);
  const { payload } = event;
  if ('script' in payload) return putListItem(client, payload.script);
  const facts = { generation: payload.generation, revision: payload.revision, updatedAt: event.at };
  return patchLists(client, (data, list) => {
    const known = findItem(data, payload.scriptId);
    if (!known || known.revision >= payload.revision) return surely(data);
    const { title = known.title, writer = known.writer } = outlineOf(payload);
    const next = mapItems(data, (item) => (item.id === known.id ? { ...item, ...facts, title, writer } : item));
    // A title decides where it stands among titles, and whether a search finds it.
    const mayMove = title !== known.title && (list.sort === 'title' || Boolean(list.search));
    return mayMove ? perhaps(next) : surely(next);
  });
}
