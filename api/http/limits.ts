import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../domain/AppError.ts';
import { toEmailKey } from '../../domain/accounts/accounts.queries.ts';
import type { Limits } from '../context.ts';

const minute = 60;
const day = 24 * 3600;

/**
 * Ten failures per account and address in a quarter of an hour, a hundred per address a day, ten guesses at taken
 * addresses an hour. They run out by themselves: nobody is locked out for good.
 */
export function createLimits(pool: pg.Pool, registrationsPerHour: number): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({ storeClient: pool, tableName: 'rate_limit', tableCreated: true, keyPrefix, points, duration });
  const perAccount = limiter('sign-in', 10, 15 * minute);
  const perAddress = limiter('sign-in-address', 100, day);
  const registrations = limiter('register', registrationsPerHour, 60 * minute);
  const takenAddresses = limiter('register-taken', 10, 60 * minute);
  const pair = (address: string, email: string) => `${toEmailKey(email)}|${address}`;
  return {
    checkSignIn: async (address, email) =>
      void (await Promise.all([refuseWhenSpent(perAccount, pair(address, email)), refuseWhenSpent(perAddress, address)])),
    countSignInFailure: async (address, email) =>
      void (await Promise.all([spend(perAccount, pair(address, email)), spend(perAddress, address)])),
    checkRegistration: async (address) =>
      void (await Promise.all([refuseWhenSpent(registrations, address), refuseWhenSpent(takenAddresses, address)])),
    countRegistration: async (address, refused) => spend(refused ? takenAddresses : registrations, address),
  };
}

async function refuseWhenSpent(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points)
    throw new AppError('RATE_LIMITED', 'too many tries', {
      details: { retryAfterSeconds: Math.ceil(state.msBeforeNext / 1000) },
    });
}

/** Counts one; that the limit is reached is told by the next check, not by this. */
async function spend(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
  }
}
