import * as z from 'zod';
import { sql, type Queries } from '../../db/pool.ts';
import { GenerateBody, OutlineSection } from '../../shared/generations.schema.ts';
import { planIds } from '../../shared/plans.ts';
import { Section } from '../../shared/scripts.schema.ts';

export const insertSection = (queries: Queries, generationId: string, section: Section, memory: unknown): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into generation_section (generation_id, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory)
    values (${generationId}, ${section.position}, ${section.kind}, ${section.title}, ${section.plannedSeconds}, ${section.content},
      ${section.speechSeconds}, ${section.silenceSeconds}, ${sql.jsonb(memory as never)})`);

export const copySections = (queries: Queries, from: string, to: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into generation_section (generation_id, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory)
    select ${to}, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory from generation_section where generation_id = ${from}`);

const shownSection = sql.fragment`position, kind, title, planned_seconds as "plannedSeconds", content, speech_seconds as "speechSeconds", silence_seconds as "silenceSeconds"`;

export const listSections = (queries: Queries, generationId: string): Promise<readonly Section[]> =>
  queries.any(
    sql.type(Section)`select ${shownSection} from generation_section where generation_id = ${generationId} order by position`,
  );

const SectionWithMemory = Section.extend({ memory: z.unknown() });

export const listSectionsWithMemory = (
  queries: Queries,
  generationId: string,
): Promise<readonly z.infer<typeof SectionWithMemory>[]> =>
  queries.any(
    sql.type(
      SectionWithMemory,
    )`select ${shownSection}, memory from generation_section where generation_id = ${generationId} order by position`,
  );

const Task = z.object({
  generationId: z.uuid(),
  scriptId: z.uuid(),
  accountId: z.uuid(),
  title: z.string(),
  request: GenerateBody,
  outline: z.array(OutlineSection),
  writer: z.enum(['composer', 'model']).nullable(),
  seed: z.string().nullable(),
  plan: z.enum(planIds),
  isApproved: z.boolean(),
});
/** All that a writer needs to know of its work. */
export type WritingTask = z.infer<typeof Task>;

export const getTask = (queries: Queries, generationId: string): Promise<WritingTask> =>
  queries.one(sql.type(Task)`
    select g.id as "generationId", g.script_id as "scriptId", g.account_id as "accountId", s.title, s.request, s.outline, s.writer, s.seed,
      a.current_plan as plan, g.approved_at is not null as "isApproved"
    from generation g join script s on s.id = g.script_id join account a on a.id = g.account_id where g.id = ${generationId}`);

export type NewModelCall = {
  readonly purpose: string;
  readonly model: string;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly milliseconds: number;
  readonly outcome: string;
};

export const insertModelCall = (queries: Queries, generationId: string, call: NewModelCall): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into model_call (generation_id, purpose, model, prompt_tokens, completion_tokens, milliseconds, outcome)
    values (${generationId}, ${call.purpose}, ${call.model}, ${call.promptTokens}, ${call.completionTokens}, ${Math.round(call.milliseconds)}, ${call.outcome})`);
