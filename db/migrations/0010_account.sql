-- What people say of themselves, their picture, their sessions by name, and the way out.

alter table account
  add column bio text not null default '' check (length(bio) <= 600),
  -- Rises with every change that a page can see; see the event user.changed.
  add column revision integer not null default 1,
  -- The deletion was asked for; until this moment it can be undone.
  add column deletion_due_at timestamptz,
  -- The deletion was carried out: the row stands for the ledger only, and names nobody.
  add column anonymised_at timestamptz;
create index account_deletion on account (deletion_due_at) where deletion_due_at is not null;

-- Re-encoded by us, square. Its id is part of its address, so that a browser may keep it for good.
create table profile_picture (
  account_id uuid primary key references account (id) on delete cascade,
  id uuid not null unique,
  small bytea not null check (length(small) <= 262144),
  large bytea not null check (length(large) <= 524288),
  created_at timestamptz not null default now()
);

alter table session
  -- What a page may call a session; the hash of the cookie's id stays here.
  add column id uuid not null default gen_random_uuid() unique,
  -- Within ten minutes or so.
  add column last_seen_at timestamptz not null default now();
drop index session_account;
create index session_list on session (account_id, created_at desc, id desc);
