-- Mail on its way, news that is told once for each cause, and what says who is there and from where they signed in.

-- What the news is about, where the same thing must not be told twice.
alter table notification add column cause text;
create unique index notification_cause on notification (account_id, cause) where cause is not null;
create index notification_unread on notification (account_id) where read_at is null and dismissed_at is null;
create index notification_age on notification (created_at);

-- The outbox. A row is written in the transaction of what causes it; a worker sends it and writes down how that went.
create table mail (
  id uuid primary key,
  -- Names the cause, so that no cause sends twice.
  cause text not null unique,
  account_id uuid not null references account (id) on delete cascade,
  kind text not null,
  language text not null check (language in ('en', 'fr', 'es', 'de', 'it', 'pt')),
  -- These three are emptied some time after the end; the secret, a sealed token of a link, at once.
  to_address text,
  params jsonb,
  secret bytea,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'failed', 'lapsed')),
  attempts integer not null default 0,
  available_at timestamptz not null default now(),
  -- A mail that could not be sent by then is of no use to anybody any more.
  good_until timestamptz not null,
  claimed_until timestamptz,
  last_failure text,
  last_failure_at timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((status = 'sending') = (claimed_until is not null)),
  check ((status in ('sent', 'failed', 'lapsed')) = (ended_at is not null))
);
create index mail_due on mail (available_at) where status in ('waiting', 'sending');
create index mail_list on mail (created_at desc, id desc);
create index mail_failed on mail (created_at desc, id desc) where status = 'failed';
create index mail_account on mail (account_id, created_at desc);
create index mail_ended on mail (ended_at) where ended_at is not null;

-- Links that go out by mail: the token itself is only in the mail.
create table mail_token (
  -- SHA-256 of the token.
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('reset', 'confirm')),
  -- The address that a confirmation is about.
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_token_account on mail_token (account_id, purpose);
create index mail_token_expiry on mail_token (expires_at);

-- Null while a confirmation is awaited. Whoever was here before mail was is taken at their word.
alter table account add column email_confirmed_at timestamptz;
update account set email_confirmed_at = created_at;

-- Which accounts have a connected page, by the API process that holds the connection; what is not renewed is outdated.
create table presence (
  account_id uuid not null references account (id) on delete cascade,
  process uuid not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, process)
);
create index presence_process on presence (process);
create index presence_age on presence (seen_at);

-- Browsers that have signed in to an account before, by the SHA-256 of a cookie that outlives sessions.
create table known_device (
  account_id uuid not null references account (id) on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);
create index known_device_age on known_device (seen_at);

create index credit_grant_expiry on credit_grant (expires_at) where remaining > 0 and expires_at is not null;
