import type { Transaction } from '../../db/pool.ts';
import { toEmailKey } from '../accounts/toEmailKey.ts';
import { findAccountByEmail } from '../accounts/getUser.ts';
import { clearCounters } from '../limits/clearCounters.ts';
import { logOperatorAction } from './operators.queries.ts';

/** What operators do where limits keep people out whom they should not, by the command's name. */
export const limitCommands: ReadonlyMap<string, (queries: Transaction, email: string) => Promise<string>> = new Map([
  [
    'clear-limits',
    async (queries: Transaction, email: string) => {
      if (email === '') return `${await clearCounters(queries, null)} counters are cleared, those of everybody.`;
      const cleared = await clearAddress(queries, email);
      return `${cleared} counters of ${email} are cleared. Those of networks go on; without an address, all are cleared.`;
    },
  ],
]);

/** An address has counters whether or not it has an account; only what concerns an account is logged with it. */
async function clearAddress(queries: Transaction, email: string): Promise<number> {
  const accountId = await findAccountByEmail(queries, email);
  const cleared = await clearCounters(queries, [toEmailKey(email), ...(accountId === null ? [] : [accountId])]);
  if (accountId !== null) await logOperatorAction(queries, accountId, 'clear-limits', { counters: cleared });
  return cleared;
}
