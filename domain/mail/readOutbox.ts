import * as z from 'zod/mini';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { languages } from '../../shared/vocabulary.ts';
import { Content, content, mailStatuses, type MailContent } from './mail.queries.ts';

const Line = z.object({
  id: z.uuid(),
  kind: z.string(),
  language: z.enum(languages),
  to: z.nullable(z.string()),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  lastFailure: z.nullable(z.string()),
  createdAt: z.string(),
});

export type MailLine = z.infer<typeof Line>;

const line = sql.fragment`id, kind, language, to_address as "to", status, attempts, last_failure as "lastFailure", created_at as "createdAt"`;

/** The newest mails, sent or not. */
export const listMail = (queries: Queries, limit: number): Promise<Rows<MailLine>> =>
  listRows(queries, 'mail', sql.type(Line)`select ${line} from mail order by created_at desc, id desc limit ${limit}`);

/** The newest that could not be sent. */
export const listFailedMail = (queries: Queries, limit: number): Promise<Rows<MailLine>> =>
  listRows(
    queries,
    'mail',
    sql.type(Line)`select ${line} from mail where status = 'failed' order by created_at desc, id desc limit ${limit}`,
  );

/** What a mail says; `null` where it is gone. */
export const findMailContent = (queries: Queries, id: string): Promise<MailContent | null> =>
  queries.maybeOne(sql.type(Content)`select ${content} from mail where id = ${id} and to_address is not null`);
