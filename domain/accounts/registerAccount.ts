import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import type { RegisterAccountBody } from '../../shared/accounts.schema.ts';
import type { Language } from '../../shared/vocabulary.ts';
import { AppError } from '../AppError.ts';
import { hasMonthlyCredits } from '../credits/hasMonthlyCredits.ts';
import { openCreditAccount } from '../credits/openCreditAccount.ts';
import { firstEpoch, insertAccount } from './accounts.queries.ts';
import type { CheckedAccount } from './lockCredentials.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './refuseWeakPassword.ts';

/** What a person chose, with the password hashed: that takes long, and no connection waits for it. Throws `PASSWORD_WEAK`. */
export type Registration = Omit<RegisterAccountBody, 'password'> & { readonly passwordHash: string };

export async function prepareRegistration({ password, ...body }: RegisterAccountBody): Promise<Registration> {
  await refuseWeakPassword(password, body);
  return { ...body, passwordHash: await hashPassword(password) };
}

/**
 * Every account starts as free with its plan's credits, whatever the body claims; where the address is not confirmed, the
 * credits wait for that, and the caller sends the link (`sendConfirmation`). Throws `EMAIL_TAKEN`.
 */
export async function registerAccount(
  queries: Transaction,
  { email, username, fullName, passwordHash, language }: Registration,
  { isEmailConfirmed = true } = {},
): Promise<CheckedAccount> {
  const id = randomUUID();
  const createdAt = await insertAccount(queries, {
    id,
    email,
    username: username || neutralName(language),
    fullName: fullName || null,
    passwordHash,
    language: language ?? null,
    isEmailConfirmed,
  });
  if (createdAt === null) throw new AppError('EMAIL_TAKEN', 'this address has an account');
  await openCreditAccount(queries, id, hasMonthlyCredits('free', isEmailConfirmed) ? 'free' : null, new Date(createdAt));
  return { accountId: id, epoch: firstEpoch };
}

const neutralNames: Readonly<Record<Language, string>> = {
  en: 'Member',
  fr: 'Membre',
  es: 'Miembro',
  de: 'Mitglied',
  it: 'Utente',
  pt: 'Membro',
};

/**
 * A username for whoever gave none, such as "Member 482139": others see it, so nothing of the address is in it. Six digits
 * tell people apart; nothing hangs on it that two never have the same.
 */
const neutralName = (language: Language | undefined): string =>
  `${neutralNames[language ?? 'en']} ${randomInt(100_000, 1_000_000)}`;
