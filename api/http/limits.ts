import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../domain/AppError.ts';
import { toEmailKey } from '../../domain/accounts/accounts.queries.ts';
import type { Limits } from '../context.ts';

const minute = 60;
const day = 24 * 3600;

/**
 * Ten failures per account and address in a quarter of an hour, a hundred per address a day, ten guesses at taken
 * addresses an hour; for who is signed in ten wrong passwords in a quarter of an hour, and twenty pictures, ten downloads
 * and two hundred exports an hour, sixty scripts of one's own a minute; twenty wishes for a new password per address an hour, five mails of it to an account, and thirty tries at links.
 * They run out by themselves: nobody is locked out for good.
 */
export function createLimits(pool: pg.Pool, registrationsPerHour: number): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({ storeClient: pool, tableName: 'rate_limit', tableCreated: true, keyPrefix, points, duration });
  const perAccount = limiter('sign-in', 10, 15 * minute);
  const perAddress = limiter('sign-in-address', 100, day);
  const registrations = limiter('register', registrationsPerHour, 60 * minute);
  const takenAddresses = limiter('register-taken', 10, 60 * minute);
  const passwords = limiter('password', 10, 15 * minute);
  const heavy = {
    picture: limiter('picture', 20, 60 * minute),
    download: limiter('download', 10, 60 * minute),
    export: limiter('export', 200, 60 * minute),
    script: limiter('script', 60, minute),
  };
  const forgotten = limiter('forgotten', 20, 60 * minute);
  const forgottenMails = limiter('forgotten-mail', 5, 60 * minute);
  const linkTries = limiter('reset', 30, 60 * minute);
  const pair = (address: string, email: string) => `${toEmailKey(email)}|${address}`;
  return {
    checkSignIn: async (address, email) =>
      void (await Promise.all([refuseWhenSpent(perAccount, pair(address, email)), refuseWhenSpent(perAddress, address)])),
    countSignInFailure: async (address, email) =>
      void (await Promise.all([spend(perAccount, pair(address, email)), spend(perAddress, address)])),
    checkRegistration: async (address) =>
      void (await Promise.all([refuseWhenSpent(registrations, address), refuseWhenSpent(takenAddresses, address)])),
    countRegistration: async (address, refused) => spend(refused ? takenAddresses : registrations, address),
    countForgotten: async (address, email) => {
      await takeOrRefuse(forgotten, address);
      return isLeft(forgottenMails, toEmailKey(email));
    },
    countLinkTry: (address) => takeOrRefuse(linkTries, address),
    // Counted before it is known to be wrong, so that many tries at once are as slow as one after the other.
    withPassword: async (accountId, work) => {
      await takeOrRefuse(passwords, accountId);
      const giveBack = (): Promise<unknown> => passwords.reward(accountId);
      const answer = await work().catch(async (error: unknown) => {
        if (!(error instanceof AppError && error.code === 'WRONG_PASSWORD')) await giveBack();
        throw error;
      });
      await giveBack();
      return answer;
    },
    countHeavy: (accountId, what) => takeOrRefuse(heavy[what], accountId),
    checkHeavy: (accountId, what) => refuseWhenSpent(heavy[what], accountId),
  };
}

async function refuseWhenSpent(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points) throw tooMany(state);
}

async function takeOrRefuse(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(error) : error;
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes): AppError =>
  new AppError('RATE_LIMITED', 'too many tries', { details: { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) } });

/** Counts one, and says whether it was within the limit. */
const isLeft = (limiter: RateLimiterPostgres, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    },
  );

/** Counts one; that the limit is reached is told by the next check, not by this. */
async function spend(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
  }
}
