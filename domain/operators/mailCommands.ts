import * as z from 'zod/mini';
import type { Transaction } from '../../db/pool.ts';
import { listFailedMail } from '../mail/readOutbox.ts';
import { retryMail } from '../mail/retryMail.ts';
import { logOperatorAction } from './operators.queries.ts';

/** Failed mails that one command lists. */
const max = 50;

/** What operators see and do of mails that could not be sent, by the command's name. */
export const mailCommands: ReadonlyMap<string, (queries: Transaction, id: string) => Promise<string>> = new Map([
  [
    'failed-mail',
    async (queries: Transaction) => {
      const { rows } = await listFailedMail(queries, max);
      const lines = rows.map(({ id, createdAt, kind, to, attempts, lastFailure }) =>
        [id, createdAt, kind, to ?? '(address gone)', `attempts: ${attempts}`, lastFailure ?? ''].join('  '),
      );
      return lines.length === 0 ? 'No mail has failed.' : lines.join('\n');
    },
  ],
  [
    'retry-mail',
    async (queries: Transaction, id: string) => {
      const accountId = z.uuid().safeParse(id).success ? await retryMail(queries, id) : null;
      if (accountId === null) return `No mail ${id} can be sent again.`;
      await logOperatorAction(queries, accountId, 'retry-mail', { mail: id });
      return `The mail ${id} is tried again.`;
    },
  ],
]);
