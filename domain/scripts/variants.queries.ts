import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import * as z from 'zod/mini';
import { SectionVariant } from '../../shared/versions.schema.ts';

const shown = sql.fragment`
  v.id, v.script_id as "scriptId", v.generation_id as "generationId", v.section, v.section_title as "sectionTitle", v.variant, v.content,
  v.speech_seconds as "speechSeconds", v.silence_seconds as "silenceSeconds", v.used_at as "usedAt", v.created_at as "createdAt"`;

/** Proposals of a script that are shown: those of its last few askings. */
const maxListedVariants = 60;

export const listVariantRows = (queries: Queries, scriptId: string): Promise<Rows<SectionVariant>> =>
  listRows(
    queries,
    'section_variant',
    sql.type(SectionVariant)`
    select ${shown} from section_variant v where v.script_id = ${scriptId}
    order by v.created_at desc, v.generation_id, v.variant limit ${maxListedVariants}`,
  );

const Offered = z.extend(SectionVariant, { writer: z.enum(['composer', 'model']), writerDetail: z.string(), seed: z.string() });
/** With what wrote it. */
export type OfferedVariant = z.infer<typeof Offered>;

export const findVariant = (queries: Queries, scriptId: string, id: string): Promise<OfferedVariant | null> =>
  queries.maybeOne(sql.type(Offered)`
    select ${shown}, g.draft ->> 'writer' as writer, g.draft ->> 'writerDetail' as "writerDetail", g.draft ->> 'seed' as seed
    from section_variant v join generation g on g.id = v.generation_id where v.script_id = ${scriptId} and v.id = ${id}`);

export const setUsed = (queries: Queries, id: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`update section_variant set used_at = now() where id = ${id}`);
