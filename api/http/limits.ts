import type { Database } from '../../db/pool.ts';
import { AppError } from '../../domain/AppError.ts';
import { toEmailKey } from '../../domain/accounts/toEmailKey.ts';
import { isKnownDevice } from '../../domain/sessions/meetDevice.ts';
import type { Limit, Try } from '../../domain/limits/limit.ts';
import { refuseSpent } from '../../domain/limits/refuseSpent.ts';
import { reserveTries, type ReservedTry } from '../../domain/limits/reserveTries.ts';
import { countTry, takeTry } from '../../domain/limits/takeTry.ts';
import { withTries } from '../../domain/limits/withTries.ts';
import type { Limits, Visitor } from '../context.ts';
import type { Network } from './readNetwork.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** No lock lasts longer: once a day's tries are spent, one more is allowed each time that so much has passed since the last. */
const lock = 15 * minute;

/** How many times the tries of one network everybody has who comes through a proxy that was not configured. */
const sharedTimes = 10;

const signIn: Limit = { name: 'sign-in', max: 10, seconds: 15 * minute };
const signInOfNetwork: Limit = { name: 'sign-in-address', max: 100, seconds: day, everySeconds: lock };
const signInToAccount: Limit = { name: 'sign-in-account', max: 100, seconds: day, everySeconds: lock };
const signInOfDevice: Limit = { name: 'sign-in-device', max: 10, seconds: day, everySeconds: lock };
const password: Limit = { name: 'password', max: 10, seconds: 15 * minute };
const passwordDaily: Limit = { name: 'password-day', max: 100, seconds: day, everySeconds: lock };
const passwordOfNetwork: Limit = { name: 'password-network', max: 100, seconds: day, everySeconds: lock };
const takenAddress: Limit = { name: 'register-taken', max: 10, seconds: hour };
const forgotten: Limit = { name: 'forgotten', max: 20, seconds: hour };
const forgottenMail: Limit = { name: 'forgotten-mail', max: 5, seconds: hour };
const linkTry: Limit = { name: 'reset', max: 30, seconds: hour };
const heavy = {
  picture: { name: 'picture', max: 20, seconds: hour },
  download: { name: 'download', max: 10, seconds: hour },
  export: { name: 'export', max: 200, seconds: hour },
} as const satisfies Readonly<Record<string, Limit>>;

/**
 * Every guess is reserved before its password is hashed, and settled after: a right one is returned, a wrong one stays
 * counted. Counters are the database's, so that all API processes count together; they go by the address that was typed,
 * whether or not it has an account. They run out by themselves: no lock lasts longer than a quarter of an hour.
 */
export function createLimits(database: Database, registrationsPerHour: number): Limits {
  const registration: Limit = { name: 'register', max: registrationsPerHour, seconds: hour };
  return {
    withSignIn: async (visitor, email, work) =>
      withTries(
        database,
        await reserveSignIn(database, visitor, email),
        work,
        (_name, failure) => failure === 'INVALID_CREDENTIALS',
      ),
    withRegistration: async (network, work) =>
      withTries(
        database,
        await reserveTries(database, [byNetwork(registration, network), byNetwork(takenAddress, network)], true),
        work,
        (name, failure) => (name === takenAddress.name ? failure === 'EMAIL_TAKEN' : failure === null),
      ),
    // Whoever tries addresses in the profile learns no more of them than at the sign-up.
    withNewAddress: async (network, work) =>
      withTries(
        database,
        await reserveTries(database, [byNetwork(takenAddress, network)], true),
        work,
        (_name, failure) => failure === 'EMAIL_TAKEN',
      ),
    withPassword: async (accountId, network, work) =>
      withTries(
        database,
        await reserveTries(database, [
          byAccount(password, accountId),
          byNetwork(passwordOfNetwork, network),
          byAccount(passwordDaily, accountId),
        ]),
        work,
        (_name, failure) => failure === 'WRONG_PASSWORD',
      ),
    countForgotten: async (network, email) => {
      await takeTry(database, byNetwork(forgotten, network));
      return countTry(database, byAccount(forgottenMail, toEmailKey(email)));
    },
    countLinkTry: (network) => takeTry(database, byNetwork(linkTry, network)),
    countHeavy: (accountId, what) => takeTry(database, byAccount(heavy[what], accountId)),
    checkHeavy: (accountId, what) => refuseSpent(database, byAccount(heavy[what], accountId)),
  };
}

/** Where the account's or the network's tries are spent, a browser that signed in to this account before has a few of its own. */
async function reserveSignIn(
  database: Database,
  { network, deviceHash }: Visitor,
  email: string,
): Promise<readonly ReservedTry[]> {
  const emailKey = toEmailKey(email);
  try {
    return await reserveTries(database, [
      { limit: signIn, of: `${network.key} ${emailKey}`, subject: emailKey },
      byNetwork(signInOfNetwork, network),
      byAccount(signInToAccount, emailKey),
    ]);
  } catch (error) {
    const isSpent = error instanceof AppError && error.code === 'RATE_LIMITED';
    if (!isSpent || deviceHash === null || !(await isKnownDevice(database, emailKey, deviceHash))) throw error;
    return reserveTries(database, [
      { limit: signInOfDevice, of: `${deviceHash.toString('base64url')} ${emailKey}`, subject: emailKey },
    ]);
  }
}

const byAccount = (limit: Limit, subject: string): Try => ({ limit, of: subject, subject });

const byNetwork = (limit: Limit, { key, isShared }: Network): Try => ({
  limit: isShared ? widened(limit) : limit,
  of: key,
  subject: null,
});

const widened = (limit: Limit): Limit => ({
  ...limit,
  max: limit.max * sharedTimes,
  ...(limit.everySeconds !== undefined && { everySeconds: limit.everySeconds / sharedTimes }),
});
