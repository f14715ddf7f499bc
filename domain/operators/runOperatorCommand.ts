import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { toPlanId } from '../../shared/plans.ts';
import { findAccountByEmail, getUser } from '../accounts/getUser.ts';
import { roles } from '../../shared/roles.ts';
import { grantRole } from '../accounts/grantRole.ts';
import { cancelDeletion } from '../deletion/restoreAccount.ts';
import { settleAddress } from '../confirmation/settleAddress.ts';
import { setPlan } from '../subscriptions/setPlan.ts';
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

/** Every change that an operator makes is one transaction with its log entry. Returns a sentence that says what is true now. */
export async function runOperatorCommand(queries: Transaction, words: readonly string[]): Promise<string> {
  const [command = '', email = '', value = ''] = words;
  const other = mailCommands.get(command) ?? limitCommands.get(command);
  if (other) return other(queries, email);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || email === '') throw new OperatorError(operatorUsage);
  const accountId = await findAccountByEmail(queries, email);
  if (accountId === null) throw new OperatorError(`There is no account with the address ${email}.`);
  return run(queries, accountId, email, value);
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

type Command = (queries: Transaction, accountId: string, email: string, value: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  'grant-role': async (queries, accountId, email, name) => {
    const role = roles.find((one) => one === name);
    if (!role) throw new OperatorError('The role is user, moderator or admin.');
    await grantRole(queries, accountId, role);
    await logOperatorAction(queries, accountId, 'grant-role', { role });
    return `${email} has the role ${role} now.`;
  },

  'set-plan': async (queries, accountId, email, name) => {
    const plan = toPlanId(name);
    if (!plan) throw new OperatorError('The plan is free, essential, pro or business.');
    const when = await setPlan(queries, accountId, plan);
    await logOperatorAction(queries, accountId, 'set-plan', { plan });
    return `${email} has the plan ${plan} ${when}.`;
  },

  'grant-credits': async (queries, accountId, email, number) => {
    const amount = /^\d+$/u.test(number) ? Number(number) : 0;
    if (amount < 1 || amount > maxGranted)
      throw new OperatorError(`The number of credits is a whole number from 1 to ${maxGranted}.`);
    await lockCreditAccount(queries, accountId);
    const sourceRef = `operator:${randomUUID()}`;
    const granted = await grantCredits(queries, { accountId, kind: 'promotional', amount, expiresAt: null, sourceRef });
    await logOperatorAction(queries, accountId, 'grant-credits', { amount });
    if (granted) await publishToUser(queries, accountId, [creditsChanged(granted)]);
    return `${email} has ${granted?.available ?? 0} credits now.`;
  },

  'restore-account': async (queries, accountId, email) => {
    const deletionDueAt = await cancelDeletion(queries, accountId);
    if (deletionDueAt === null) return `${email} is not about to be deleted.`;
    await logOperatorAction(queries, accountId, 'restore-account', { deletionDueAt });
    return `${email} was to be deleted at ${deletionDueAt} and stays now.`;
  },

  'confirm-email': async (queries, accountId, email) => {
    const refusal = refusalToConfirm(email, await getUser(queries, accountId));
    if (refusal !== null) return refusal;
    // Asked once more under the account's lock: another address may be asked for at any moment.
    const { credits } = await settleAddress(queries, accountId, async (account) => {
      const changed = refusalToConfirm(email, account);
      if (changed !== null) throw new OperatorError(changed);
    });
    await logOperatorAction(queries, accountId, 'confirm-email', { credits });
    return `${email} is confirmed now, which brought ${credits} credits.`;
  },

  show: async (queries, accountId) =>
    JSON.stringify({ ...(await getUser(queries, accountId)), ...(await getCredits(queries, accountId)) }, null, 2),
};
