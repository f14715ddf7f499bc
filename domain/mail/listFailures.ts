import type { Queries } from '../../db/pool.ts';
import { listFailedMail, type MailLine } from './mail.queries.ts';

/** The newest mails that could not be sent, and why. */
export const listFailures = (queries: Queries, most: number): Promise<readonly MailLine[]> => listFailedMail(queries, most);
