import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import type { RegisterBody, User } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { openCreditAccount } from '../credits/openCreditAccount.ts';
import { insertAccount } from './accounts.queries.ts';
import { getUser } from './getUser.ts';
import { hasMonthlyCredits } from './hasMonthlyCredits.ts';
import { neutralName } from './neutralName.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './refuseWeakPassword.ts';
import { sendConfirmation, type Confirming } from './sendConfirmation.ts';

/**
 * Every account starts as free with its plan's credits, whatever the body claims; where addresses are to be confirmed,
 * the credits wait for that. Throws `EMAIL_TAKEN` and `PASSWORD_WEAK`.
 */
export async function registerAccount(database: Database, body: RegisterBody, confirming: Confirming = null): Promise<User> {
  await refuseWeakPassword(body.password, body);
  const id = randomUUID();
  const passwordHash = await hashPassword(body.password);
  await database.transaction(async (queries) => {
    const createdAt = await insertAccount(queries, {
      id,
      email: body.email,
      username: body.username || neutralName(body.language),
      fullName: body.fullName || null,
      passwordHash,
      language: body.language ?? null,
      isEmailConfirmed: confirming === null,
    });
    if (createdAt === null) throw new AppError('EMAIL_TAKEN', 'this address has an account');
    const plan = hasMonthlyCredits('free', confirming === null) ? 'free' : null;
    await openCreditAccount(queries, id, plan, new Date(createdAt));
    if (confirming) await sendConfirmation(queries, { accountId: id, email: body.email, ...confirming });
  });
  return getUser(database, id);
}
