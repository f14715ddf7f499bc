import { openPool } from '../db/pool.ts';
import { listLedgerViolations } from '../domain/credits/listLedgerViolations.ts';
import { openLocalDatabase } from './local/openLocalDatabase.ts';
import { toReason } from './local/toReason.ts';

/** `npm run ledger:check`: holds the ledger against its invariants. Exits with 1 where one is violated. */
try {
  const server = await openLocalDatabase(process.env);
  const database = await openPool(server.url, 2);
  try {
    const violations = await listLedgerViolations(database);
    for (const { violation, subject } of violations) process.stdout.write(`${violation}: ${subject}\n`);
    process.stdout.write(violations.length === 0 ? 'The ledger is sound.\n' : `${violations.length} faults.\n`);
    process.exitCode = violations.length === 0 ? 0 : 1;
  } finally {
    await database.end();
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${toReason(error)}\n`);
  process.exitCode = 1;
}
