import type { QueryClient } from '@tanstack/react-query';
import type { EventPayload, ScriptEventType } from '../../../shared/events.ts';
import type { Script, Section } from '../../../shared/scripts.schema.ts';
import type { EventOf } from '../../lib/EventHandlers.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { fetchWhenShown } from './fetchWhenShown.ts';
import { putChangedScript } from './putChangedScript.ts';
import { scriptKeys } from './scriptKeys.ts';

export type ScriptEvent = EventOf<ScriptEventType>;

/** Brings one event about a script into the script as pages show it. What is not newer than the cache changes nothing. */
export async function applyToScriptPage(client: QueryClient, event: ScriptEvent): Promise<void> {
  if (event.type === 'script.deleted') return forget(client, event.payload);
  const { payload } = event;
  if ('script' in payload) return putChangedScript(client, payload);
  const key = queryKeys.script(payload.scriptId);
  if (event.type === 'script.section' && !event.payload.section && payload.generation.scope === null) {
    const cached = client.getQueryData<Script | null>(key);
    const isBehind = cached === undefined ? client.isFetching({ queryKey: key, exact: true }) > 0 : isOlder(cached, payload);
    return isBehind ? fetchWhenShown(client, key) : undefined;
  }
  const facts = { generation: payload.generation, revision: payload.revision, updatedAt: event.at };
  await patchQuery<Script | null>(client, key, {
    change: (script) =>
      script !== null && isOlder(script, payload)
        ? { ...script, ...facts, ...outlineOf(payload), ...sectionsAfter(script, payload) }
        : script,
  });
  if (event.type === 'script.section') forgetLiveText(client, event.payload);
  return undefined;
}

type Progress = EventPayload<'script.stage'> | EventPayload<'script.outlined'> | EventPayload<'script.section'>;

const isOlder = (script: Script | null, { revision }: { readonly revision: number }): boolean =>
  script !== null && script.revision < revision;

/** A page that shows it learns that it is gone, without asking; what was brought back since stays. */
async function forget(client: QueryClient, { scriptId, revision }: EventPayload<'script.deleted'>): Promise<void> {
  client.removeQueries({ queryKey: scriptKeys.liveText(scriptId) });
  await patchQuery<Script | null>(client, queryKeys.script(scriptId), {
    change: (script) => (script !== null && script.revision > revision ? script : null),
  });
}

export function outlineOf(
  payload: Progress,
): Partial<Pick<Script, 'title' | 'outline' | 'writer' | 'writerDetail' | 'seed' | 'steering'>> {
  if (!('outline' in payload)) return {};
  const { title, outline, writer, writerDetail, seed, steering } = payload;
  return { title, outline, writer, writerDetail, seed, steering };
}

function sectionsAfter(script: Script, payload: Progress): { sections: Section[] } | undefined {
  // What is written again takes no place in the text before it is delivered whole.
  if (!('section' in payload) || !payload.section || payload.generation.scope !== null) return undefined;
  const { section } = payload;
  const others = script.sections.filter(({ position }) => position !== section.position);
  return { sections: [...others, section].toSorted((a, b) => a.position - b.position) };
}

/** The text as it grew is replaced by the section as it is. */
function forgetLiveText(client: QueryClient, { scriptId, section }: EventPayload<'script.section'>): void {
  const key = scriptKeys.liveText(scriptId);
  const live = client.getQueryData<{ section: number }>(key);
  if (live && section && live.section <= section.position) client.setQueryData(key, null);
}
