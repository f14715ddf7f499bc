import type { World } from './world.ts';

const tables = [
  'script',
  'generation_section',
  'generation_attempt',
  'credit_account',
  'credit_grant',
  'credit_reservation',
  'ledger_transaction',
  'ledger_entry',
  'event',
  'notification',
];

/** A fingerprint of whatever a worker can write, but for the time until which a lease is kept. */
export async function printOfAll({ rows }: World): Promise<Readonly<Record<string, unknown>>> {
  const print = "select count(*)::int, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from";
  const told = await Promise.all(tables.map(async (table) => [table, await rows(`${print} ${table} t`)] as const));
  const generation =
    'select id, status, stage, attempts, lease_seq, lease_owner, cancel_requested_at, finished_at from generation order by id';
  return Object.fromEntries([...told, ['generation', await rows(generation)]]);
}
