import * as z from 'zod/mini';
import { sql, type Queries, type Transaction } from '../../db/pool.ts';
import { GenerateBody, GenerationScope, OutlineSection } from '../../shared/generations.schema.ts';
import { planIds } from '../../shared/plans.ts';
import { Section } from '../../shared/scripts.schema.ts';
import { ChosenSettings } from '../../shared/settings.schema.ts';
import { sectionColumns } from '../scriptPages/generationColumns.ts';
import { chosenSettings } from '../settings/chosenSettings.ts';
import { Draft } from './sections.queries.ts';

export type { Draft };

const SectionWithMemory = z.extend(Section, { memory: z.unknown() });

const Task = z.object({
  generationId: z.uuid(),
  scriptId: z.uuid(),
  accountId: z.uuid(),
  title: z.string(),
  request: GenerateBody,
  outline: z.array(OutlineSection),
  outlineMemory: z.unknown(),
  writer: z.nullable(z.enum(['composer', 'model'])),
  seed: z.nullable(z.string()),
  /** Percent; the account's when this text was asked for. */
  readingSpeed: z.int(),
  plan: z.enum(planIds),
  isApproved: z.boolean(),
  scope: z.nullable(GenerationScope),
  draft: z.nullable(Draft),
  /** The script's text; empty while it is first written. */
  content: z.string(),
  /** The sections that are saved, with what their writer wants remembered. */
  saved: z.array(SectionWithMemory),
  /** What the account has chosen of its settings. */
  chosen: ChosenSettings,
  /** Phrases that this account's last scripts in the language have said. */
  recentPhrases: z.array(z.string()),
});

/** All that a writer needs to know of its work. */
export type WritingTask = z.infer<typeof Task>;

/** Scripts of an account whose phrases the next one avoids (design: writing, "The composer"). */
const rememberedScripts = 5;

/** What the last section of a composed script remembers is all that the script has said. */
const recentPhrases = sql.fragment`array(
  select distinct phrase from (
    select last.id from generation last join script recent on recent.id = last.script_id
    where last.account_id = g.account_id and (last.script_id <> g.script_id or g.scope is not null) and last.status = 'completed'
      and coalesce(last.scope ->> 'kind', 'whole') = 'whole' and recent.language = s.language
      and recent.writer = 'composer'
    order by last.created_at desc, last.id desc limit ${rememberedScripts}
  ) last
  cross join lateral (
    select memory from generation_section where generation_id = last.id order by position desc limit 1
  ) final
  cross join lateral jsonb_object_keys(coalesce(final.memory -> 'used', '{}')) phrase)`;

/** All that a writer needs to know of the work on a generation. */
export const getTask = (queries: Queries, generationId: string): Promise<WritingTask> =>
  queries.one(sql.type(Task)`
    select g.id as "generationId", g.script_id as "scriptId", g.account_id as "accountId", s.title, s.request, s.outline, s.outline_memory as "outlineMemory", s.writer, s.seed, s.content,
      coalesce((g.scope ->> 'readingSpeed')::int, s.reading_speed) as "readingSpeed", g.scope, g.draft, a.current_plan as plan, g.approved_at is not null as "isApproved", ${recentPhrases} as "recentPhrases",
      ${chosenSettings} as chosen, coalesce((
        select jsonb_agg(to_jsonb(part) order by part.position)
        from (select ${sectionColumns}, memory from generation_section where generation_id = g.id) part
      ), '[]') as saved
    from generation g join script s on s.id = g.script_id join account a on a.id = g.account_id where g.id = ${generationId}`);

export type NewModelCall = {
  readonly purpose: string;
  readonly model: string;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly costUsd: number | null;
  readonly milliseconds: number;
  readonly outcome: string;
};

/** What a call of the model took, whatever came of it. */
export const recordModelCall = (queries: Transaction, generationId: string, call: NewModelCall): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into model_call (generation_id, purpose, model, prompt_tokens, completion_tokens, cost_usd, milliseconds, outcome)
    values (${generationId}, ${call.purpose}, ${call.model}, ${call.promptTokens}, ${call.completionTokens}, ${call.costUsd}, ${Math.round(call.milliseconds)}, ${call.outcome})`);
