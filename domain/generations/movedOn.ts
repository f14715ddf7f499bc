import type { FragmentSqlToken } from 'slonik';
import * as z from 'zod/mini';
import { sql } from '../../db/pool.ts';
import type { ScriptEventType } from '../../shared/events.ts';
import { publishedOfScript } from '../events/streams.ts';
import { generationJson } from '../scriptPages/generationColumns.ts';

export type MovedOn = {
  readonly accountId: string;
  readonly type: ScriptEventType;
  /** What else of the script `s` is set, each behind a comma. */
  readonly set?: FragmentSqlToken;
  /** What the statement itself does not see of the generation yet, as JSON. */
  readonly unseen?: FragmentSqlToken;
  /** What the event says beside the generation, and what of it the account's stream leaves out, as JSON. */
  readonly more?: FragmentSqlToken;
  readonly text?: FragmentSqlToken;
};

/** How many streams a statement has published to. */
export const Notified = z.object({ count: z.int() });

const nothing = sql.fragment`'{}'::jsonb`;

/**
 * The end of a statement's list of named queries, for a generation that gets on: raises its script's revision and publishes the event of it,
 * so that change and event are one round trip and one commit. Before it stands `changed`: the generation as it is now, by
 * `generationColumns` and its `lease_seq`, and no row where there is no lease any more; then nothing happens. `notified` is to be
 * read. Locks come in the order that holds everywhere, for each part reads the one before it: generation, script, streams.
 */
export const movedOn = ({
  accountId,
  type,
  set = sql.fragment``,
  unseen = nothing,
  more = nothing,
  text,
}: MovedOn): FragmentSqlToken =>
  sql.fragment`
    touched as (
      update script s set revision = s.revision + 1, updated_at = now()${set} from changed where s.id = changed."scriptId"
      returning s.revision, s.duration_minutes as minutes
    ), progress as (
      select changed."scriptId"::text as "scriptId", jsonb_build_object(
        'scriptId', changed."scriptId", 'revision', touched.revision, 'generation', ${generationJson('changed')} - 'lease_seq' || ${unseen}
      ) || ${more} as payload
      from changed, touched
    ), ${publishedOfScript(accountId, type, text ?? null)}`;
