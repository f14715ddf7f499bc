import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { StreamEvent } from '../../../shared/events.ts';
import { sectionsOf } from '../../../shared/markup/sectionsOf.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { toScriptChange } from '../../../shared/toScriptChange.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { tab } from '../../lib/tab.ts';
import { sampleGeneration, sampleScript } from '../../testing/sampleScript.ts';
import { applyScriptEvent } from './applyScriptEvent.ts';
import type { ScriptEvent } from './applyToScriptPage.ts';
import { saveText } from '../../lib/saveText.ts';

/** A script as the server gives it: its sections follow from its text. */
function withText(content: string, changed: Partial<Script> = {}): Script {
  const script = sampleScript({ status: 'ready', generation: sampleGeneration({ status: 'completed' }), content, ...changed });
  return { ...script, sections: sectionsOf(script) };
}

test('what this page has saved is known from the event without its text, although the answer is lost', async () => {
  const client = new QueryClient();
  const before = withText('## Part 1\n\nThe tide comes.', { revision: 9 });
  const after = withText('## Part 1\n\nThe tide goes.', { revision: 10, findings: [] });
  const key = queryKeys.script(before.id);
  client.setQueryData(key, before);
  const queryFn = vi.fn<() => Script>(() => after);
  onTestFinished(new QueryObserver(client, { queryKey: key, queryFn, staleTime: Infinity }).subscribe(() => {}));
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  onTestFinished(() => void vi.unstubAllGlobals());
  const saved = saveText(client, before.id, { baseRevision: 9, content: after.content });
  const { text, ...change } = toScriptChange(after, 'changed');
  const { content: _content, ...facts } = text ?? expect.fail('no text');
  const event: StreamEvent = {
    stream: `script:${before.id}`,
    seq: 1,
    at: '2026-11-20T20:00:01.000Z',
    type: 'script.updated',
    payload: { ...change, tab, text: facts },
  };
  await applyScriptEvent(client, event satisfies ScriptEvent, { isFollowed: () => true });
  expect(client.getQueryData(key)).toEqual(after);
  answer.reject(new TypeError('the connection was lost'));
  await expect(saved).rejects.toMatchObject({ kind: 'network' });
  expect(queryFn).not.toHaveBeenCalled();
});
