import { describe, expect, test } from 'vitest';
import { listLedgerViolations } from '../../domain/credits/listLedgerViolations.ts';
import { factories } from '../support/factories.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import pg from 'pg';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, finished } = factories(base, api);

describe('the ledger is append-only', () => {
  const statements = ['ledger_entry', 'ledger_transaction', 'reservation_allocation'].flatMap((table) => [
    `update ${table} set ${table === 'ledger_transaction' ? 'script_id = null' : 'amount = amount'}`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]);

  test.each(statements)('refuses: %s', async (statement) => {
    await finished(await signUp());
    await expect(base.rows(statement)).rejects.toThrow('the ledger is append-only');
  });

  test('an account with a ledger cannot be dropped from under it', async () => {
    const { user } = await signUp();
    await expect(base.rows('delete from account where id = $1', [user.id])).rejects.toThrow('foreign key');
  });

  test.each([
    'update credit_account set available = -1',
    'update credit_account set held = -1',
    'update credit_grant set remaining = amount + 1',
    'update credit_grant set remaining = -1',
  ])('no balance goes below nothing: %s', async (statement) => {
    await signUp();
    await expect(base.rows(statement)).rejects.toThrow('check constraint');
  });
});

/** What breaks each invariant, for the account `$1` with a finished and an open generation. */
const plants: readonly (readonly [error: string, statement: string])[] = [
  ['transaction does not sum to 0', "update ledger_entry set amount = amount + 1 where account_id = $1 and bucket = 'issued'"],
  ['transaction without entries', "insert into ledger_transaction (id, account_id, kind) values ('grant:none', $1, 'grant')"],
  ['balance differs from entries', 'update credit_account set available = available + 1 where account_id = $1'],
  ['balance differs from entries', 'update credit_account set held = held + 1 where account_id = $1'],
  ['available differs from grants', 'update credit_grant set remaining = remaining - 1 where account_id = $1 and remaining > 0'],
  [
    'held differs from open reservations',
    "update credit_reservation set amount = amount + 1 where account_id = $1 and state = 'held'",
  ],
  ['reservation not resolved exactly once', "delete from ledger_transaction where account_id = $1 and kind = 'settle'"],
  [
    'reservation not resolved exactly once',
    "update credit_reservation set state = 'settled', settled = 1, resolved_at = now() where account_id = $1 and state = 'held'",
  ],
  [
    'allocations differ from reservation',
    'update reservation_allocation x set amount = x.amount + 1 from credit_reservation r where r.id = x.reservation_id and r.account_id = $1',
  ],
  [
    'finished generation with an open hold',
    "update generation set status = 'failed', finished_at = now() where account_id = $1 and status = 'queued'",
  ],
  [
    'open generation without a hold',
    "update generation set status = 'queued', finished_at = null where account_id = $1 and status = 'completed'",
  ],
  ['charge differs from settlement', "update generation set charged = 0 where account_id = $1 and status = 'completed'"],
];

describe('the check of the ledger', () => {
  test('finds nothing where nothing is wrong', async () => {
    const person = await signUp();
    await finished(person);
    await ask(person);
    expect(await listLedgerViolations(base.database)).toEqual([]);
  });

  test('knows every invariant that is planted here, and no other', async () => {
    const [view] = await base.rows<{ text: string }>("select pg_get_viewdef('ledger_fault') as text");
    const named = [...(view?.text ?? '').matchAll(/'(?<fault>[a-z0-9 ]{12,})'::text/gu)].map((found) => found.groups?.['fault']);
    expect(new Set(named)).toEqual(new Set(plants.map(([error]) => error)));
  });

  test.each(plants)('finds: %s (%s)', async (error, statement) => {
    const person = await signUp();
    await finished(person);
    await ask(person);
    const found = await withPlant(person.user.id, statement);
    expect(found).toContain(error);
  });
});

/** Breaks the ledger with its triggers off, looks, and takes everything back. */
async function withPlant(accountId: string, statement: string): Promise<string[]> {
  const client = new pg.Client(base.url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const { rowCount } = await client.query(statement, statement.includes('$1') ? [accountId] : []);
    expect(rowCount).toBeGreaterThan(0);
    const { rows } = await client.query<{ violation: string }>('select fault as violation from ledger_fault');
    return rows.map(({ violation }) => violation);
  } finally {
    await client.query('rollback');
    await client.end();
  }
}
