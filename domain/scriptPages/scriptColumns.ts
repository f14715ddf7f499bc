import * as z from 'zod/mini';
import { sql } from '../../db/pool.ts';
import { Script } from '../../shared/scripts.schema.ts';

/** A script's own columns; sections and generation come from the work's tables. */
export const ScriptRow = z.omit(Script, { generation: true, sections: true });
export type ScriptRow = z.infer<typeof ScriptRow>;

/** Credits charged for a script, all its generations together; the alias `s` is the table. */
export const paid = sql.fragment`(select coalesce(sum(g.charged), 0) from generation g where g.script_id = s.id) as paid`;

/** A script's columns as pages show them; the alias `s` is the table. */
export const scriptColumns = sql.fragment`
  s.id, s.title, s.type, s.theme, s.style, s.approach, s.intensity, s.language, s.address, (s.request->>'endsAsleep')::boolean as "endsAsleep", s.duration_minutes as duration, s.status,
  s.writer, s.writer_detail as "writerDetail", s.seed, s.steering, s.words, s.timing, ${paid}, s.revision, s.content, s.outline, s.findings, s.request, s.reading_speed as "readingSpeed",
  s.favorite_at is not null as favorite, s.created_at as "createdAt", s.updated_at as "updatedAt"`;
