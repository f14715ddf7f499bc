import type { DatabasePool } from 'slonik';

/** No connection of the pool became free in time. */
export class PoolExhaustedError extends Error {
  override name = 'PoolExhaustedError';
}

/** Methods that take a connection of the pool for one statement. */
const statements = new Set<PropertyKey>([
  'any',
  'anyFirst',
  'exists',
  'many',
  'manyFirst',
  'maybeOne',
  'maybeOneFirst',
  'one',
  'oneFirst',
  'query',
  'record',
  'transaction',
]);

/**
 * The pool, but whoever waits longer than this for a connection is refused with a `PoolExhaustedError`. slonik itself lets
 * everybody wait without end. A connection that comes too late goes back unused.
 */
export function withAcquireTimeout(pool: DatabasePool, waitMs: number): DatabasePool {
  const connect: DatabasePool['connect'] = (work) =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new PoolExhaustedError(`no connection became free within ${waitMs} ms`));
      }, waitMs);
      pool
        .connect(async (connection) => {
          clearTimeout(timer);
          if (isLate) throw new PoolExhaustedError('nobody waits for this connection any more');
          return work(connection);
        })
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  const run = (name: PropertyKey, given: readonly unknown[]): Promise<unknown> =>
    connect(async (connection): Promise<unknown> => Reflect.apply(Reflect.get(connection, name), connection, given));
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      if (!statements.has(name)) return Reflect.get(target, name);
      return (...given: readonly unknown[]) => run(name, given);
    },
  });
}
