/**
 * Conditions of PostgreSQL that pass by themselves, by SQLSTATE: connection exceptions (08), insufficient resources such as
 * connections, memory and disk (53), an operator's shutdown, a crash and a start (57P01–57P03), an idle connection that was
 * ended (57P05), a statement or a transaction that took too long (57014, 25P03, 25P04), a lock that was not free (55P03),
 * a database that is closed for maintenance (55000), and what could not be serialised after all its retries (40001, 40P01).
 */
const passingStates = /^(?:08...|53...|57P0[1235]|57014|25P0[34]|55P03|55000|40001|40P01)$/u;

/** What the system says where no connection can be made, or one breaks. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Errors of slonik that name the condition by their class; the SQLSTATE is then in the cause, or nowhere. */
const passingNames = new Set([
  'BackendTerminatedError',
  'BackendTerminatedUnexpectedlyError',
  'IdleTransactionTimeoutError',
  'StatementCancelledError',
  'StatementTimeoutError',
  'PoolExhaustedError',
]);

/** Errors of pg, pg-pool and slonik that have neither code nor class: the whole of their messages. */
const passingMessages = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'Client is destroyed.',
  'Client is pending destroy.',
  'Connection pool is being terminated.',
  'Connection pool has ended.',
  'Connection pool is being shut down. Cannot create a new connection.',
  'Connection pool has been shut down. Cannot create a new connection.',
]);

/** An error's causes are followed this far; one may be its own cause. */
const maxDepth = 6;

/** Whether an error says that the database cannot serve now and that trying again later is worth it. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > maxDepth) return false;
  if (passingNames.has(error.constructor.name) || passingMessages.has(error.message)) return true;
  if ('code' in error && typeof error.code === 'string' && isPassingCode(error.code)) return true;
  // A socket file of a server that is down is not there.
  if ('code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  const parts: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...parts].some((part) => isUnavailable(part, depth + 1));
}

const isPassingCode = (code: string): boolean => networkCodes.has(code) || passingStates.test(code);
