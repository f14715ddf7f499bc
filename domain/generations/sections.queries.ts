import * as z from 'zod/mini';
import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { OutlineSection } from '../../shared/generations.schema.ts';
import { Section } from '../../shared/scripts.schema.ts';
import { SteeringWord } from '../../shared/steering.schema.ts';
import { generationColumns, sectionColumns } from '../scriptPages/generationColumns.ts';
import type { Lease } from './lease.ts';
import { movedOn, Notified } from './movedOn.ts';

/**
 * Keeps a section and publishes it; false where the lease is not the current one any more, and then nothing is kept. One statement, for
 * every section of every script waits for it. `positionInText` is what the event says of its position.
 */
export const keepSection = async (
  queries: Queries,
  { accountId, generationId, leaseSeq }: Lease,
  section: Section,
  memory: unknown,
  positionInText: number,
): Promise<boolean> => {
  const notified = await queries.oneFirst(sql.type(Notified)`
    with given as (
      select ${jsonb(section)} as section
    ), changed as (
      select ${generationColumns}, g.lease_seq from generation g
      where g.id = ${generationId} and g.lease_seq = ${leaseSeq} and g.status = 'running' for update
    ), kept as (
      insert into generation_section (generation_id, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory)
      select changed.id, part.position, part.kind, part.title, part."plannedSeconds", part.content, part."speechSeconds", part."silenceSeconds", ${jsonb(memory)}
      from changed, given, jsonb_to_record(given.section) as part (
        position int, kind text, title text, "plannedSeconds" numeric, content text, "speechSeconds" numeric, "silenceSeconds" numeric
      )
    ), ${movedOn({
      accountId,
      type: 'script.section',
      // A statement does not see the row that it adds.
      unseen: sql.fragment`jsonb_build_object('sectionsDone', changed."sectionsDone" + 1)`,
      text: sql.fragment`(select jsonb_build_object('section', section || jsonb_build_object('position', ${positionInText}::int)) from given)`,
    })}
    select count(*) from notified`);
  return notified > 0;
};

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

/** All that a generation has finished of its one section is there to choose from, in order. */
export const insertVariants = (queries: Queries, generationId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into section_variant (id, script_id, account_id, generation_id, section, section_title, variant, content, speech_seconds, silence_seconds)
    select gen_random_uuid(), g.script_id, g.account_id, g.id, (g.scope ->> 'section')::int, g.scope ->> 'title', done.position, done.content,
      done.speech_seconds, done.silence_seconds
    from generation g join generation_section done on done.generation_id = g.id where g.id = ${generationId}`);

/** What a generation that writes a script again has settled on before its first section. */
export const Draft = z.object({
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
