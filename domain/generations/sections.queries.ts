import * as z from 'zod/mini';
import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { GenerateBody, GenerationScope, OutlineSection } from '../../shared/generations.schema.ts';
import { planIds } from '../../shared/plans.ts';
import { Section } from '../../shared/scripts.schema.ts';
import { SteeringWord } from '../../shared/steering.schema.ts';
import { sectionColumns } from '../scriptPages/generationColumns.ts';

export const insertSection = (queries: Queries, generationId: string, section: Section, memory: unknown): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into generation_section (generation_id, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory)
    values (${generationId}, ${section.position}, ${section.kind}, ${section.title}, ${section.plannedSeconds}, ${section.content},
      ${section.speechSeconds}, ${section.silenceSeconds}, ${jsonb(memory)})`);

/** What the checks had fixed; what its writer wanted remembered stays. */
export const updateSection = (queries: Queries, generationId: string, section: Section): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update generation_section set title = ${section.title}, content = ${section.content}, speech_seconds = ${section.speechSeconds},
      silence_seconds = ${section.silenceSeconds} where generation_id = ${generationId} and position = ${section.position}`);

export const copySections = (queries: Queries, from: string, to: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into generation_section (generation_id, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory)
    select ${to}, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory from generation_section where generation_id = ${from}`);

export const listSections = (queries: Queries, generationId: string): Promise<readonly Section[]> =>
  queries.any(
    sql.type(Section)`select ${sectionColumns} from generation_section where generation_id = ${generationId} order by position`,
  );

const SectionWithMemory = z.extend(Section, { memory: z.unknown() });

export const listDraftedRows = (queries: Queries, generationId: string): Promise<readonly z.infer<typeof SectionWithMemory>[]> =>
  queries.any(
    sql.type(
      SectionWithMemory,
    )`select ${sectionColumns}, memory from generation_section where generation_id = ${generationId} order by position`,
  );

/** All that a generation has finished of its one section is there to choose from, in order. */
export const insertVariants = (queries: Queries, generationId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into section_variant (id, script_id, account_id, generation_id, section, section_title, variant, content, speech_seconds, silence_seconds)
    select gen_random_uuid(), g.script_id, g.account_id, g.id, (g.scope ->> 'section')::int, g.scope ->> 'title', done.position, done.content,
      done.speech_seconds, done.silence_seconds
    from generation g join generation_section done on done.generation_id = g.id where g.id = ${generationId}`);

/** What a generation that writes a script again has settled on before its first section. */
const Draft = z.object({
  writer: z.enum(['composer', 'model']),
  writerDetail: z.string(),
  seed: z.string(),
  /** Of the whole; empty where one section is written. */
  outline: z.array(OutlineSection),
  steering: z.nullable(z.array(SteeringWord)),
  memory: z.unknown(),
});
export type Draft = z.infer<typeof Draft>;

export const setDraft = (queries: Queries, generationId: string, draft: Draft): Promise<unknown> =>
  queries.query(
    sql.typeAlias(
      'none',
    )`update generation set draft = ${jsonb({ ...draft, memory: draft.memory ?? null })} where id = ${generationId}`,
  );

export const getDraft = (queries: Queries, generationId: string): Promise<Draft> =>
  queries.oneFirst(sql.type(z.object({ draft: Draft }))`select draft from generation where id = ${generationId}`);

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

export const getTaskRow = (queries: Queries, generationId: string): Promise<WritingTask> =>
  queries.one(sql.type(Task)`
    select g.id as "generationId", g.script_id as "scriptId", g.account_id as "accountId", s.title, s.request, s.outline, s.outline_memory as "outlineMemory", s.writer, s.seed, s.content,
      coalesce((g.scope ->> 'readingSpeed')::int, s.reading_speed) as "readingSpeed", g.scope, g.draft, a.current_plan as plan, g.approved_at is not null as "isApproved", ${recentPhrases} as "recentPhrases"
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

export const insertCall = (queries: Queries, generationId: string, call: NewModelCall): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into model_call (generation_id, purpose, model, prompt_tokens, completion_tokens, cost_usd, milliseconds, outcome)
    values (${generationId}, ${call.purpose}, ${call.model}, ${call.promptTokens}, ${call.completionTokens}, ${call.costUsd}, ${Math.round(call.milliseconds)}, ${call.outcome})`);
