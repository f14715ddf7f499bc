/** How often each error is brought about: a few times by default, `FAULT_ROUNDS=20` for the long form. */
export const rounds = Math.max(1, Number(process.env.FAULT_ROUNDS ?? 2));

/** The long form runs with the product's own leases, the short one with the shortest that a worker on busy cores can renew. */
const isLong = rounds >= 20;

/** Seconds. */
export const lease = isLong ? { length: 15, renew: 5, reap: 5 } : { length: 6, renew: 2, reap: 1 };
/** Those that the product has by itself, as settings. */
export const productLeases = { LEASE_SECONDS: 15, LEASE_RENEW_SECONDS: 5, REAP_SECONDS: 5 };
export const leaseSettings = { LEASE_SECONDS: lease.length, LEASE_RENEW_SECONDS: lease.renew, REAP_SECONDS: lease.reap };

/** From a worker's death to the next one's claim; with the product's own leases these are the 25 s that are promised. */
export const pickUpSeconds = lease.length + lease.reap + 5;

/** How long a worker is frozen, the database is away, and a busy model asks to be left alone. */
export const frozenSeconds = isLong ? 40 : lease.length + 3;
export const awaySeconds = isLong ? 20 : 5;
export const retryAfterSeconds = isLong ? 65 : 7;

/** Milliseconds after which a test whose work is done so often is taken to hang: on busy cores it takes several times as long. */
export const patience = (secondsEach: number, times = 1): number => (3 * secondsEach * (isLong ? 4 : 1) * times + 20) * 1000;
