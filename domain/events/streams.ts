import type { FragmentSqlToken } from 'slonik';
import { sql, type Transaction } from '../../db/pool.ts';
import { isScriptEvent, userStream, type ScriptEventType } from '../../shared/events.ts';
import { scriptStream } from '../../shared/streams.ts';
import { publish, published, type NewEvent, type PendingEvent } from './publish.ts';

/**
 * Every tab and device of one person learns of this. What is about a script is whole on the script's own stream, which
 * whoever shows it follows; the person's has of it what lists need.
 */
export async function publishToUser(queries: Transaction, accountId: string, events: readonly PendingEvent[]): Promise<void> {
  const byStream = new Map<string, NewEvent[]>();
  for (const event of events) {
    if (typeof event === 'function' || !isAboutScript(event)) continue;
    const stream = scriptStream(scriptIdOf(event));
    byStream.set(stream, [...(byStream.get(stream) ?? []), event]);
  }
  const own = events.map((event) => (typeof event === 'function' || !isAboutScript(event) ? event : briefOf(event)));
  const scripts = [...byStream].map(([stream, whole]) => ({ stream, events: whole }));
  await publish(queries, [...scripts, { stream: userStream(accountId), events: own }]);
}

/**
 * As `publishToUser`, for one event about a script that a statement makes itself: the end of its list of named queries, as `published` is.
 * Before it stands `progress` with a row of `scriptId` and `payload`. `text` is what the account's stream leaves out, a JSON object.
 */
export const publishedOfScript = (accountId: string, type: ScriptEventType, text: FragmentSqlToken | null): FragmentSqlToken =>
  sql.fragment`
    batch as (
      select side.stream, jsonb_build_array(jsonb_build_object('type', ${type}::text, 'payload', progress.payload || side.more)) as events
      from progress, lateral (values
        (${scriptStream('')} || progress."scriptId", ${text ?? sql.fragment`'{}'::jsonb`}),
        (${userStream(accountId)}, '{"brief": true}'::jsonb)
      ) as side (stream, more)
    ), ${published}`;

type NewScriptEvent = Extract<NewEvent, { readonly type: ScriptEventType }>;

const isAboutScript = (event: NewEvent): event is NewScriptEvent => isScriptEvent(event);

const scriptIdOf = ({ payload }: NewScriptEvent): string => ('script' in payload ? payload.script.id : payload.scriptId);

/** An event about a script as its owner's stream has it: what lists need, and nothing of the text. */
function briefOf(event: NewScriptEvent): NewEvent {
  const { type, payload } = event;
  if ('section' in payload) {
    const { section: _section, ...progress } = payload;
    return { type: 'script.section', payload: { ...progress, brief: true } };
  }
  if (!('script' in payload)) return { type, payload: { ...payload, brief: true } } as NewEvent; // the same but for the mark
  const { text: _text, ...change } = payload;
  return { type, payload: { ...change, brief: true } } as NewEvent; // all of these carry a change
}
