import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { Script, writers } from '../../shared/scripts.schema.ts';
import { versionAuthors } from '../../shared/versions.schema.ts';

const ScriptText = z.pick(Script, {
  title: true,
  content: true,
  language: true,
  type: true,
  theme: true,
  endsAsleep: true,
  writer: true,
  writerDetail: true,
  request: true,
});
export type ScriptText = z.infer<typeof ScriptText>;

/** A person's script that is not put away, as far as a file needs it. */
export const findScriptText = (queries: Queries, accountId: string, id: string): Promise<ScriptText | null> =>
  queries.maybeOne(sql.type(ScriptText)`
    select title, content, language, type, theme, (request->>'endsAsleep')::boolean as "endsAsleep", writer, writer_detail as "writerDetail", request
    from script where id = ${id} and account_id = ${accountId} and deleted_at is null`);

const VersionText = z.object({
  number: z.int(),
  title: z.string(),
  content: z.string(),
  author: z.enum(versionAuthors),
  /** What wrote what a person may have edited since; `null` where it was a person. */
  writer: z.nullable(z.enum(writers)),
  writerDetail: z.nullable(z.string()),
});
export type VersionText = z.infer<typeof VersionText>;

const versionText = sql.fragment`number, title, content, author, writer, writer_detail as "writerDetail" from script_version`;

export const findVersionText = (queries: Queries, scriptId: string, version: string): Promise<VersionText | null> =>
  queries.maybeOne(sql.type(VersionText)`select ${versionText} where script_id = ${scriptId} and id = ${version}`);

/** The newest version with this text. */
export const findVersionOfText = (queries: Queries, scriptId: string, content: string): Promise<VersionText | null> =>
  queries.maybeOne(sql.type(VersionText)`
    select ${versionText} where script_id = ${scriptId} and content = ${content} order by number desc limit 1`);
