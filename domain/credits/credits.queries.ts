import * as z from 'zod/mini';
import { positionOf, timeOf, type Position } from '../../db/cursor.ts';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { planIds } from '../../shared/plans.ts';
import { grantKinds, Transaction, transactionKinds } from '../../shared/credits.schema.ts';

const CreditAccount = z.object({ available: z.int(), held: z.int(), revision: z.int() });
export type CreditAccount = z.infer<typeof CreditAccount>;

const LockedAccount = z.extend(CreditAccount, {
  accountId: z.uuid(),
  expired: z.boolean(),
  periodStart: z.string(),
  periodEnd: z.string(),
  now: z.string(),
});
export type LockedAccount = z.infer<typeof LockedAccount>;

const locked = sql.fragment`
  select account_id as "accountId", available, held, revision, period_start as "periodStart", period_end as "periodEnd", now() as now,
    exists (select from credit_grant g where g.account_id = a.account_id and g.remaining > 0 and g.expires_at <= now()) as expired
  from credit_account a`;

export const lockAccountRow = (queries: Queries, accountId: string): Promise<LockedAccount | null> =>
  queries.maybeOne(sql.type(LockedAccount)`${locked} where account_id = ${accountId} for update`);

/** Every generation has a reservation from its first moment on, and of one account for good: it is only read. */
export const lockAccountRowOf = (queries: Queries, generationId: string): Promise<LockedAccount | null> =>
  queries.maybeOne(sql.type(LockedAccount)`
    ${locked} where account_id = (select account_id from credit_reservation where generation_id = ${generationId}) for update of a`);

export const insertCreditAccount = (queries: Queries, accountId: string, start: Date, end: Date): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into credit_account (account_id, period_start, period_end)
    values (${accountId}, ${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`);

export const setPeriod = (queries: Queries, accountId: string, start: Date, end: Date): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update credit_account set period_start = ${start.toISOString()}::timestamptz, period_end = ${end.toISOString()}::timestamptz
    where account_id = ${accountId}`);

export const setPeriodEnd = (queries: Queries, accountId: string, end: Date): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update credit_account set period_end = ${end.toISOString()}::timestamptz where account_id = ${accountId}`);

/** Whatever is left expires now; `bookExpired` books it. */
export const endAllGrants = (queries: Queries, accountId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update credit_grant set expires_at = now(), first_expires_at = least(first_expires_at, now())
    where account_id = ${accountId} and remaining > 0 and (expires_at is null or expires_at > now())`);

/** Books what has expired: one transaction for each grant. */
export const bookExpired = (queries: Queries, accountId: string): Promise<CreditAccount> =>
  queries.one(sql.type(CreditAccount)`
    with gone as (
      select id, remaining as lost from credit_grant
      where account_id = ${accountId} and remaining > 0 and expires_at <= now()
    ), emptied as (
      update credit_grant g set remaining = 0 from gone where g.id = gone.id
    ), booked as (
      insert into ledger_transaction (id, account_id, kind) select 'expire:' || id, ${accountId}, 'expire' from gone
    ), entries as (
      insert into ledger_entry (account_id, transaction_id, bucket, amount, grant_id)
      select ${accountId}, 'expire:' || gone.id, side.bucket, side.sign * gone.lost, gone.id
      from gone, (values ('available', -1), ('expired', 1)) as side (bucket, sign)
    )
    update credit_account set available = available - (select coalesce(sum(lost), 0) from gone), revision = revision + 1
    where account_id = ${accountId} returning available, held, revision`);

export type NewGrant = {
  readonly accountId: string;
  readonly kind: (typeof grantKinds)[number];
  readonly priority: number;
  readonly amount: number;
  readonly expiresAt: string | null;
  readonly sourceRef: string;
};

/** Grants once for each `sourceRef`; `null` where that was done before. */
export const insertGrant = (queries: Queries, grant: NewGrant): Promise<CreditAccount | null> =>
  queries.maybeOne(sql.type(CreditAccount)`
    with granted as (
      insert into credit_grant (account_id, kind, priority, amount, remaining, expires_at, first_expires_at, source_ref)
      values (${grant.accountId}, ${grant.kind}, ${grant.priority}, ${grant.amount}, ${grant.amount},
        ${grant.expiresAt}::timestamptz, ${grant.expiresAt}::timestamptz, ${grant.sourceRef})
      on conflict (source_ref) do nothing returning id
    ), booked as (
      insert into ledger_transaction (id, account_id, kind) select 'grant:' || id, ${grant.accountId}, 'grant' from granted
    ), entries as (
      insert into ledger_entry (account_id, transaction_id, bucket, amount, grant_id)
      select ${grant.accountId}, 'grant:' || granted.id, side.bucket, side.sign * ${grant.amount}::int, granted.id
      from granted, (values ('available', 1), ('issued', -1)) as side (bucket, sign)
    )
    update credit_account set available = available + ${grant.amount}, revision = revision + 1
    where account_id = ${grant.accountId} and exists (select from granted) returning available, held, revision`);

/** Credits that a period's monthly grants have brought so far. */
export const sumMonthlyGrants = (queries: Queries, sourcePrefix: string): Promise<number> =>
  queries.oneFirst(sql.type(z.object({ sum: z.int() }))`
    select coalesce(sum(amount), 0) as sum from credit_grant where source_ref = ${sourcePrefix} or source_ref like ${`${sourcePrefix}:%`}`);

export type NewHold = {
  readonly accountId: string;
  readonly reservationId: string;
  readonly generationId: string;
  readonly scriptId: string;
  readonly amount: number;
};

/** Takes credits out of the grants in spending order. The caller holds the account's lock and has checked the balance. */
export const insertHold = (queries: Queries, hold: NewHold): Promise<CreditAccount> =>
  queries.one(sql.type(CreditAccount)`
    with usable as (
      select id, remaining, sum(remaining) over (order by priority, expires_at nulls last, id) - remaining as before
      from credit_grant
      where account_id = ${hold.accountId} and remaining > 0 and (expires_at is null or expires_at > now())
    ), taken as (
      select id, least(remaining, ${hold.amount}::int - before)::int as amount from usable where before < ${hold.amount}
    ), spent as (
      update credit_grant g set remaining = g.remaining - taken.amount from taken where g.id = taken.id
    ), reserved as (
      insert into credit_reservation (id, account_id, generation_id, amount)
      values (${hold.reservationId}, ${hold.accountId}, ${hold.generationId}, ${hold.amount})
    ), allocated as (
      insert into reservation_allocation (reservation_id, grant_id, amount) select ${hold.reservationId}, id, amount from taken
    ), booked as (
      insert into ledger_transaction (id, account_id, kind, reservation_id, script_id)
      values ('hold:' || ${hold.reservationId}::text, ${hold.accountId}, 'hold', ${hold.reservationId}, ${hold.scriptId})
    ), entries as (
      insert into ledger_entry (account_id, transaction_id, bucket, amount, grant_id, reservation_id)
      select ${hold.accountId}, 'hold:' || ${hold.reservationId}::text, side.bucket, side.sign * taken.amount, taken.id, ${hold.reservationId}
      from taken, (values ('available', -1), ('held', 1)) as side (bucket, sign)
    )
    update credit_account set available = available - ${hold.amount}, held = held + ${hold.amount}, revision = revision + 1
    where account_id = ${hold.accountId} returning available, held, revision`);

const ResolvedAccount = z.extend(CreditAccount, { periodStart: z.string(), periodEnd: z.string(), plan: z.enum(planIds) });
/** An account once a hold of it is resolved, with what tells whether little is left. */
export type ResolvedAccount = z.infer<typeof ResolvedAccount>;

/** Days that credits which a hold brings back live past their first expiry (product decisions, section 4, "Periods"). */
const graceDays = 7;

/**
 * Ends a hold: `spent` credits are charged, in spending order, and the rest goes back. What never expires returns to
 * its grant; what does lives until its first expiry plus the grace, in a grant of its own; past that it has expired.
 * A hold may have taken from a grant and from what that grant got back before: both then go to the same row, which one
 * statement can change only once.
 */
export const resolveHoldRow = (queries: Queries, generationId: string, spent: number): Promise<ResolvedAccount | null> =>
  queries.maybeOne(sql.type(ResolvedAccount)`
    with resolved as (
      update credit_reservation set state = case when ${spent}::int > 0 then 'settled' else 'released' end, settled = ${spent}, resolved_at = now()
      where generation_id = ${generationId} and state = 'held'
      returning id, account_id, amount, case when ${spent}::int > 0 then 'settle' else 'release' end as kind
    ), part as (
      select g.id as grant_id, g.kind, g.priority, g.expires_at, g.first_expires_at, a.amount,
        least(a.amount, greatest(0, ${spent}::int - (sum(a.amount) over (order by g.priority, g.expires_at nulls last, g.id) - a.amount)))::int as spent
      from resolved r join reservation_allocation a on a.reservation_id = r.id join credit_grant g on g.id = a.grant_id
    ), back as (
      select part.*, amount - spent as amount_back,
        case
          when first_expires_at is null then 'same'
          when first_expires_at + make_interval(days => ${graceDays}) <= now() then 'expired'
          when kind = 'returned' then 'same'
          else 'returned'
        end as way
      from part
    ), same as (
      update credit_grant g set remaining = g.remaining + back.amount_back from back
      where g.id = back.grant_id and back.way = 'same' and back.amount_back > 0
        and not exists (select from back b where b.way = 'returned' and b.amount_back > 0 and 'returned:' || b.grant_id = g.source_ref)
    ), returned as (
      insert into credit_grant (account_id, kind, priority, amount, remaining, expires_at, first_expires_at, source_ref)
      select r.account_id, 'returned', back.priority, back.amount_back, back.amount_back,
        back.first_expires_at + make_interval(days => ${graceDays}), back.first_expires_at, 'returned:' || back.grant_id
      from back, resolved r where back.way = 'returned' and back.amount_back > 0
      on conflict (source_ref) do update set amount = credit_grant.amount + excluded.amount, remaining = credit_grant.remaining + excluded.remaining
        + coalesce((select b.amount_back from back b where b.grant_id = credit_grant.id and b.way = 'same'), 0)
      returning id, source_ref
    ), booked as (
      insert into ledger_transaction (id, account_id, kind, reservation_id, script_id)
      select r.kind || ':' || r.id, r.account_id, r.kind, r.id, (select script_id from ledger_transaction h where h.reservation_id = r.id and h.kind = 'hold')
      from resolved r
    ), entries as (
      insert into ledger_entry (account_id, transaction_id, bucket, amount, grant_id, reservation_id)
      select r.account_id, r.kind || ':' || r.id, side.bucket, side.amount,
        case when side.bucket = 'available' and back.way = 'returned' then (select id from returned where source_ref = 'returned:' || back.grant_id) else back.grant_id end,
        r.id
      from resolved r, back, lateral (values
        ('held', -back.amount), ('spent', back.spent),
        (case back.way when 'expired' then 'expired' else 'available' end, back.amount_back)
      ) as side (bucket, amount)
      where side.amount <> 0
    )
    update credit_account a set held = a.held - r.amount, revision = a.revision + 1,
      available = a.available + (select coalesce(sum(amount_back) filter (where way <> 'expired'), 0) from back)
    from resolved r where a.account_id = r.account_id
    returning a.available, a.held, a.revision, a.period_start as "periodStart", a.period_end as "periodEnd",
      (select current_plan from account where id = a.account_id) as plan`);

const Balance = CreditAccount;

/** The balance as it stands now: what has expired and is not booked yet does not count. */
export const findBalance = (queries: Queries, accountId: string): Promise<CreditAccount | null> =>
  queries.maybeOne(sql.type(Balance)`
    select a.available - (
        select coalesce(sum(remaining), 0) from credit_grant g where g.account_id = a.account_id and g.remaining > 0 and g.expires_at <= now()
      ) as available, a.held, a.revision
    from credit_account a where account_id = ${accountId}`);

const GrantRow = z.object({
  id: z.pipe(z.int(), z.transform(String)),
  kind: z.enum(grantKinds),
  amount: z.int(),
  remaining: z.int(),
  expiresAt: z.nullable(z.string()),
  createdAt: z.string(),
});

export const listUsableGrants = (queries: Queries, accountId: string): Promise<readonly z.infer<typeof GrantRow>[]> =>
  queries.any(sql.type(GrantRow)`
    select id, kind, amount, remaining, expires_at as "expiresAt", created_at as "createdAt" from credit_grant
    where account_id = ${accountId} and remaining > 0 and (expires_at is null or expires_at > now())
    order by priority, expires_at nulls last, id`);

const TransactionRow = z.object({
  id: z.string(),
  kind: z.enum(transactionKinds),
  grantKind: z.nullable(z.enum(grantKinds)),
  amount: z.int(),
  spent: z.int(),
  scriptId: z.nullable(z.uuid()),
  scriptTitle: z.nullable(z.string()),
  writing: Transaction.shape.writing,
  createdAt: z.string(),
  position: z.string(),
});

export const listTransactionRows = (
  queries: Queries,
  accountId: string,
  after: Position | null,
  limit: number,
): Promise<Rows<z.infer<typeof TransactionRow>>> =>
  listRows(
    queries,
    'ledger_transaction',
    sql.type(TransactionRow)`
    select t.id, t.kind, t.created_at as "createdAt", ${positionOf(sql.fragment`t.created_at`)} as position, sums.amount, sums.spent,
      case when t.kind = 'grant' then sums.grant_kind end as "grantKind", s.id as "scriptId", s.title as "scriptTitle",
      case when r.id is not null then jsonb_build_object('id', r.generation_id, 'scope', w.scope) end as writing
    from ledger_transaction t
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.bucket = 'available'), 0) as amount,
        coalesce(sum(e.amount) filter (where e.bucket = 'spent'), 0) as spent, min(g.kind) as grant_kind
      from ledger_entry e join credit_grant g on g.id = e.grant_id where e.transaction_id = t.id
    ) sums
    left join script s on s.id = t.script_id and s.account_id = t.account_id
    left join credit_reservation r on r.id = t.reservation_id
    left join generation w on w.id = r.generation_id
    where t.account_id = ${accountId}
      and (${after === null} or (t.created_at, t.id) < (${timeOf(after)}, ${after?.[1] ?? null}::text))
    order by t.created_at desc, t.id desc limit ${limit}`,
  );
