import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { Generation } from '../../shared/generations.schema.ts';
import { Section } from '../../shared/scripts.schema.ts';
import { generationColumns, sectionColumns } from './generationColumns.ts';
import { scriptColumns, ScriptRow } from './scriptColumns.ts';

/** A person's script that is not put away. */
export const findScriptRow = (queries: Queries, accountId: string, id: string): Promise<ScriptRow | null> =>
  queries.maybeOne(
    sql.type(
      ScriptRow,
    )`select ${scriptColumns} from script s where s.id = ${id} and s.account_id = ${accountId} and s.deleted_at is null`,
  );

export const findLatestGeneration = (queries: Queries, scriptId: string): Promise<Generation | null> =>
  queries.maybeOne(
    sql.type(
      Generation,
    )`select ${generationColumns} from generation g where g.script_id = ${scriptId} order by g.created_at desc, g.id desc limit 1`,
  );

/** The newest generation of each of these scripts. */
export const listLatestGenerations = (queries: Queries, scriptIds: readonly string[]): Promise<Rows<Generation>> =>
  listRows(
    queries,
    'generation',
    sql.type(Generation)`
    select ${generationColumns} from generation g
    where g.id in (select distinct on (script_id) id from generation where script_id = any(${sql.array(scriptIds, 'uuid')}) order by script_id, created_at desc, id desc)`,
  );

export const listSavedSections = (queries: Queries, generationId: string): Promise<readonly Section[]> =>
  queries.any(
    sql.type(Section)`select ${sectionColumns} from generation_section where generation_id = ${generationId} order by position`,
  );
