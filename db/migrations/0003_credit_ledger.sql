-- The credit ledger. Balances are kept beside the entries they follow from; ledger_fault finds any difference.

create table credit_account (
  account_id uuid primary key references account (id) on delete restrict,
  available integer not null default 0 check (available >= 0),
  held integer not null default 0 check (held >= 0),
  revision integer not null default 0,
  -- The monthly period that runs now, in UTC: [period_start, period_end).
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start)
);
create index credit_account_period on credit_account (period_end);

create table credit_grant (
  id bigint generated always as identity primary key,
  account_id uuid not null references credit_account (account_id) on delete restrict,
  kind text not null check (kind in ('monthly', 'promotional', 'purchased', 'returned')),
  -- Spent in this order, then by expiry: monthly and returned 10, promotional 20, purchased 30.
  priority smallint not null,
  amount integer not null check (amount > 0),
  remaining integer not null check (remaining between 0 and amount),
  expires_at timestamptz,
  -- When these credits were first to expire; a hold brings them back for 7 days past it at most.
  first_expires_at timestamptz,
  source_ref text not null unique,
  created_at timestamptz not null default now(),
  check ((expires_at is null) = (first_expires_at is null))
);
create index credit_grant_spend on credit_grant (account_id, priority, expires_at, id) where remaining > 0;

create table credit_reservation (
  id uuid primary key,
  account_id uuid not null references credit_account (account_id) on delete restrict,
  -- The generation's id; no foreign key, for the ledger outlives a purged script.
  generation_id uuid not null unique,
  amount integer not null check (amount > 0),
  state text not null default 'held' check (state in ('held', 'settled', 'released')),
  settled integer check (settled between 0 and amount),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  check ((state = 'held') = (resolved_at is null)),
  check ((state = 'held') = (settled is null)),
  check (state <> 'released' or settled = 0)
);
create index credit_reservation_open on credit_reservation (account_id) where state = 'held';

create table reservation_allocation (
  reservation_id uuid not null references credit_reservation (id) on delete restrict,
  grant_id bigint not null references credit_grant (id) on delete restrict,
  amount integer not null check (amount > 0),
  primary key (reservation_id, grant_id)
);

create table ledger_transaction (
  -- Also the key that makes each booking happen once.
  id text primary key,
  account_id uuid not null references credit_account (account_id) on delete restrict,
  kind text not null check (kind in ('grant', 'hold', 'settle', 'release', 'expire')),
  reservation_id uuid references credit_reservation (id) on delete restrict,
  script_id uuid,
  created_at timestamptz not null default now()
);
create unique index ledger_transaction_one_resolution on ledger_transaction (reservation_id) where kind in ('settle', 'release');
create index ledger_transaction_list on ledger_transaction (account_id, created_at desc, id desc);

create table ledger_entry (
  id bigint generated always as identity primary key,
  account_id uuid not null references credit_account (account_id) on delete restrict,
  transaction_id text not null references ledger_transaction (id) on delete restrict,
  bucket text not null check (bucket in ('available', 'held', 'spent', 'issued', 'expired')),
  amount integer not null check (amount <> 0),
  grant_id bigint not null references credit_grant (id) on delete restrict,
  reservation_id uuid references credit_reservation (id) on delete restrict
);
create index ledger_entry_transaction on ledger_entry (transaction_id);
create index ledger_entry_account on ledger_entry (account_id, bucket);

-- Append-only by trigger: the embedded server connects as superuser, so rights alone would prove nothing.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on %', tg_op, tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry execute function refuse_ledger_change();
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction execute function refuse_ledger_change();
create trigger reservation_allocation_append_only before update or delete or truncate on reservation_allocation execute function refuse_ledger_change();

-- Every row of this view is a fault. Grants that have expired and are not booked yet count as available.
create view ledger_fault as
  select 'transaction does not sum to 0' as fault, transaction_id as subject
    from ledger_entry group by transaction_id having sum(amount) <> 0
  union all
  select 'transaction without entries', t.id from ledger_transaction t
    where not exists (select from ledger_entry e where e.transaction_id = t.id)
  union all
  select 'balance differs from entries', a.account_id::text from credit_account a
    left join lateral (
      select coalesce(sum(amount) filter (where bucket = 'available'), 0) as available, coalesce(sum(amount) filter (where bucket = 'held'), 0) as held
      from ledger_entry e where e.account_id = a.account_id
    ) e on true
    where a.available <> e.available or a.held <> e.held
  union all
  select 'available differs from grants', a.account_id::text from credit_account a
    where a.available <> (select coalesce(sum(remaining), 0) from credit_grant g where g.account_id = a.account_id)
  union all
  select 'held differs from open reservations', a.account_id::text from credit_account a
    where a.held <> (select coalesce(sum(amount), 0) from credit_reservation r where r.account_id = a.account_id and r.state = 'held')
  union all
  select 'reservation not resolved exactly once', r.id::text from credit_reservation r
    where (r.state = 'held')::int + (select count(*) from ledger_transaction t where t.reservation_id = r.id and t.kind in ('settle', 'release')) <> 1
  union all
  select 'allocations differ from reservation', r.id::text from credit_reservation r
    where r.amount <> (select coalesce(sum(amount), 0) from reservation_allocation x where x.reservation_id = r.id)
  union all
  select 'finished generation with an open hold', g.id::text from generation g
    join credit_reservation r on r.generation_id = g.id
    where g.status in ('completed', 'failed', 'cancelled') and r.state = 'held'
  union all
  select 'open generation without a hold', g.id::text from generation g
    where g.status in ('awaiting_approval', 'queued', 'running')
      and not exists (select from credit_reservation r where r.generation_id = g.id and r.state = 'held')
  union all
  select 'charge differs from settlement', g.id::text from generation g
    join credit_reservation r on r.generation_id = g.id
    where g.status in ('completed', 'failed', 'cancelled') and r.settled is distinct from g.charged;
