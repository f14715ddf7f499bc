import { migrate } from '../db/migrate.ts';
import { toReason } from './local/toReason.ts';

/** `npm run migrate`: brings the database of `DATABASE_URL` up to date. Safe to run again, and by several at once. */
const address = process.env.DATABASE_URL;
try {
  if (!address) throw new Error('DATABASE_URL is missing');
  await migrate(address);
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`The database could not be brought up to date: ${toReason(error)}\n`);
  process.exitCode = 1;
}
