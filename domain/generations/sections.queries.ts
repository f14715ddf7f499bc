import * as z from 'zod/mini';
import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { Generation, OutlineSection } from '../../shared/generations.schema.ts';
import { Section } from '../../shared/scripts.schema.ts';
import { SteeringWord } from '../../shared/steering.schema.ts';
import { generationColumns, sectionColumns } from '../scriptPages/generationColumns.ts';
import type { Lease } from './lease.ts';

const Kept = z.extend(Generation, { revision: z.int() });

/**
 * Keeps a section, raises the script's revision, and gives it with the generation as it is then; `null` where the lease is not the
 * current one any more, and then nothing is kept. One statement, for every section of every script waits for it.
 */
export async function keepSection(
  queries: Queries,
  { generationId, leaseSeq }: Pick<Lease, 'generationId' | 'leaseSeq'>,
  section: Section,
  memory: unknown,
): Promise<z.infer<typeof Kept> | null> {
  const found = await queries.maybeOne(sql.type(Kept)`
    with held as (
      select id, script_id from generation where id = ${generationId} and lease_seq = ${leaseSeq} and status = 'running' for update
    ), kept as (
      insert into generation_section (generation_id, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory)
      select id, ${section.position}::int, ${section.kind}, ${section.title}, ${section.plannedSeconds}::numeric, ${section.content},
        ${section.speechSeconds}::numeric, ${section.silenceSeconds}::numeric, ${jsonb(memory)} from held
    ), touched as (
      update script s set revision = s.revision + 1, updated_at = now() from held where s.id = held.script_id returning s.revision
    )
    select touched.revision, ${generationColumns} from generation g, touched where g.id = ${generationId}`);
  // A statement does not see the row that it adds.
  return found && { ...found, sectionsDone: found.sectionsDone + 1 };
}

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
