import type { QueryClient } from '@tanstack/react-query';
import { updateScript } from '../../shared/routes/scripts.routes.ts';
import type { Script, UpdateScriptBody } from '../../shared/scripts.schema.ts';
import { call } from './call.ts';

const sent = new WeakMap<QueryClient, { readonly scriptId: string; readonly content: string }>();

/**
 * Saves a script's text. It is kept, for the event of the save comes without it to the page that sent it, before the answer
 * or, when that was lost, in its place. The text of one script is kept at a time, the last one.
 */
export function saveText(client: QueryClient, scriptId: string, body: UpdateScriptBody): Promise<Script> {
  if (body.content !== undefined) sent.set(client, { scriptId, content: body.content });
  return call(updateScript, { params: { id: scriptId }, body });
}

/** The text that this page sent last, where it is this script's. */
export function sentText(client: QueryClient, scriptId: string): string | undefined {
  const last = sent.get(client);
  return last?.scriptId === scriptId ? last.content : undefined;
}
