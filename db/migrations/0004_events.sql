-- What happened, in each stream's own order. A row is written in the transaction that made it true.

create table event_stream (
  stream text primary key,
  seq bigint not null
);

create table event (
  stream text not null references event_stream (stream) on delete cascade,
  seq bigint not null,
  type text not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  primary key (stream, seq)
);
create index event_age on event (at);

create table notification (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  type text not null,
  params jsonb not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  dismissed_at timestamptz
);
create index notification_list on notification (account_id, created_at desc, id desc) where dismissed_at is null;
