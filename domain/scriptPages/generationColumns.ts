import type { FragmentSqlToken } from 'slonik';
import { sql } from '../../db/pool.ts';

/** How many sections a generation writes; `g` is the table. */
export const sectionsTotal = sql.fragment`case g.scope ->> 'kind'
    when 'section' then (g.scope ->> 'variants')::int
    when 'whole' then nullif(jsonb_array_length(g.draft -> 'outline'), 0)
    else (select nullif(jsonb_array_length(s.outline), 0) from script s where s.id = g.script_id)
  end as "sectionsTotal"`;

/** A generation's columns as pages show them; the alias `g` is the table. */
export const generationColumns = sql.fragment`
  g.id, g.script_id as "scriptId", g.status, g.stage, g.cost, g.charged, g.attempts, g.failure, g.retry_of as "retryOf", g.scope,
  g.cancel_requested_at as "cancelRequestedAt", g.available_at as "availableAt", g.created_at as "createdAt",
  g.started_at as "startedAt", g.finished_at as "finishedAt",
  case when g.status = 'awaiting_approval' then g.proposed_outline end as proposal,
  (select count(*) from generation_section gs where gs.generation_id = g.id) as "sectionsDone",
  ${sectionsTotal}`;

const times = ['cancelRequestedAt', 'availableAt', 'createdAt', 'startedAt', 'finishedAt'] as const;

/** A row of these columns as JSON that is read as a `Generation`: times as the API says them, in ISO 8601 to the millisecond. */
export const generationJson = (row: string): FragmentSqlToken =>
  sql.fragment`to_jsonb(${sql.identifier([row])}) || jsonb_build_object(${sql.join(
    times.map(
      (time) =>
        sql.fragment`${sql.literalValue(time)}, to_char(${sql.identifier([row, time])} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    ),
    sql.fragment`, `,
  )})`;

/** What of a saved section is shown. */
export const sectionColumns = sql.fragment`position, kind, title, planned_seconds as "plannedSeconds", content, speech_seconds as "speechSeconds", silence_seconds as "silenceSeconds"`;
