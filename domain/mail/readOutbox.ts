import type { Queries } from '../../db/pool.ts';
import { findContent, listMailRows } from './mail.queries.ts';

/** The newest mails, sent or not. */
export const listMail = (queries: Queries, limit: number): ReturnType<typeof listMailRows> => listMailRows(queries, limit);

/** What a mail says; `null` where it is gone. */
export const findMailContent = (queries: Queries, id: string): ReturnType<typeof findContent> => findContent(queries, id);
