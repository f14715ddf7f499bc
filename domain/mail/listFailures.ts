import type { Queries } from '../../db/pool.ts';
import { listFailedMail, type MailLine } from './mail.queries.ts';

/** The newest mails that could not be sent, and why. */
export const listFailures = async (queries: Queries, most: number): Promise<readonly MailLine[]> =>
  (await listFailedMail(queries, most)).rows;
