import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { toPlanId } from '../../shared/plans.ts';
import { findAccountByEmail, getUser } from '../accounts/getUser.ts';
import { roles } from '../../shared/roles.ts';
import { grantRole } from '../accounts/grantRole.ts';
import { cancelDeletion } from '../deletion/restoreAccount.ts';
import { settleAddress } from '../confirmation/settleAddress.ts';
import { setPlan } from '../subscription/setPlan.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { getCredits } from '../credits/getCredits.ts';
import { grantCredits } from '../credits/grantCredits.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { limitCommands } from './limitCommands.ts';
import { mailCommands } from './mailCommands.ts';
import { logOperatorAction } from './operators.queries.ts';

/** What an operator typed is not a command, or names nobody. The message says what to type. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export const operatorUsage = `Usage: npm run admin -- COMMAND
  grant-role EMAIL user|moderator|admin
  set-plan EMAIL free|essential|pro|business
  grant-credits EMAIL NUMBER
  restore-account EMAIL
  confirm-email EMAIL
  show EMAIL
  clear-limits [EMAIL]
  failed-mail
  retry-mail ID`;

/** Most credits that one command grants: a slip of the keyboard stays small. */
const maxGranted = 10_000;

/** Every change that an operator makes is logged with it. Returns a sentence that says what is true now. */
export async function runOperatorCommand(database: Database, words: readonly string[]): Promise<string> {
  const [command = '', email = '', value = ''] = words;
  const other = mailCommands.get(command) ?? limitCommands.get(command);
  if (other) return other(database, email);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || email === '') throw new OperatorError(operatorUsage);
  const accountId = await findAccountByEmail(database, email);
  if (accountId === null) throw new OperatorError(`There is no account with the address ${email}.`);
  return run(database, accountId, email, value);
}

/** Why an operator cannot confirm an account's address; `null` where they can. */
function refusalToConfirm(
  email: string,
  { isEmailConfirmed, pendingEmail, deletionDueAt }: Pick<User, 'isEmailConfirmed' | 'pendingEmail' | 'deletionDueAt'>,
): string | null {
  if (isEmailConfirmed) return `${email} is confirmed already.`;
  // Nobody but its reader speaks for another address.
  if (pendingEmail !== null) return `${email} is to be replaced by ${pendingEmail}, which only its owner can confirm.`;
  return deletionDueAt === null ? null : `${email} is about to be deleted; restore-account ${email} comes first.`;
}

type Command = (database: Database, accountId: string, email: string, value: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  'grant-role': async (database, accountId, email, name) => {
    const role = roles.find((one) => one === name);
    if (!role) throw new OperatorError('The role is user, moderator or admin.');
    await database.transaction(async (queries) => {
      await grantRole(queries, accountId, role);
      await logOperatorAction(queries, accountId, 'grant-role', { role });
    });
    return `${email} has the role ${role} now.`;
  },

  'set-plan': async (database, accountId, email, name) => {
    const plan = toPlanId(name);
    if (!plan) throw new OperatorError('The plan is free, essential, pro or business.');
    const when = await database.transaction(async (queries) => {
      const acts = await setPlan(queries, accountId, plan);
      await logOperatorAction(queries, accountId, 'set-plan', { plan });
      return acts;
    });
    return `${email} has the plan ${plan} ${when}.`;
  },

  'grant-credits': async (database, accountId, email, number) => {
    const amount = /^\d+$/u.test(number) ? Number(number) : 0;
    if (amount < 1 || amount > maxGranted)
      throw new OperatorError(`The number of credits is a whole number from 1 to ${maxGranted}.`);
    const balance = await database.transaction(async (queries) => {
      await lockCreditAccount(queries, accountId);
      const granted = await grantCredits(queries, {
        accountId,
        kind: 'promotional',
        amount,
        expiresAt: null,
        sourceRef: `operator:${randomUUID()}`,
      });
      await logOperatorAction(queries, accountId, 'grant-credits', { amount });
      if (granted) await publishToUser(queries, accountId, [creditsChanged(granted)]);
      return granted;
    });
    return `${email} has ${balance?.available ?? 0} credits now.`;
  },

  'restore-account': async (database, accountId, email) => {
    const deletionDueAt = await database.transaction(async (queries) => {
      const due = await cancelDeletion(queries, accountId);
      if (due !== null) await logOperatorAction(queries, accountId, 'restore-account', { deletionDueAt: due });
      return due;
    });
    if (deletionDueAt === null) return `${email} is not about to be deleted.`;
    return `${email} was to be deleted at ${deletionDueAt} and stays now.`;
  },

  'confirm-email': async (database, accountId, email) => {
    const refusal = refusalToConfirm(email, await getUser(database, accountId));
    if (refusal !== null) return refusal;
    const credits = await database.transaction(async (queries) => {
      // Asked once more under the account's lock: another address may be asked for at any moment.
      const settled = await settleAddress(queries, accountId, async (account) => {
        const changed = refusalToConfirm(email, account);
        if (changed !== null) throw new OperatorError(changed);
      });
      await logOperatorAction(queries, accountId, 'confirm-email', { credits: settled.credits });
      return settled.credits;
    });
    return `${email} is confirmed now, which brought ${credits} credits.`;
  },

  show: async (database, accountId) =>
    JSON.stringify({ ...(await getUser(database, accountId)), ...(await getCredits(database, accountId)) }, null, 2),
};
