-- A script is the text; a generation is the work of writing it.

create table script (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  title text not null,
  type text not null check (type in ('meditation', 'hypnosis')),
  theme text not null,
  style text not null,
  approach text not null,
  intensity text not null check (intensity in ('light', 'moderate', 'deep')),
  language text not null check (language in ('en', 'fr', 'es', 'de', 'it', 'pt')),
  address text not null check (address in ('formal', 'informal')),
  duration_minutes integer not null check (duration_minutes between 3 and 60),
  status text not null check (status in ('writing', 'ready', 'partial', 'failed')),
  content text not null default '',
  words integer not null default 0,
  outline jsonb not null default '[]',
  timing jsonb,
  findings jsonb not null default '[]',
  request jsonb not null,
  writer text check (writer in ('composer', 'model')),
  writer_detail text,
  seed text,
  -- Rises with every change that a page can see.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index script_list on script (account_id, created_at desc, id desc) where deleted_at is null;
create index script_purge on script (deleted_at) where deleted_at is not null;

create table generation (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  script_id uuid not null references script (id) on delete cascade,
  status text not null check (status in ('awaiting_approval', 'queued', 'running', 'completed', 'failed', 'cancelled')),
  stage text check (stage in ('outline', 'section', 'checks')),
  cost integer not null check (cost > 0),
  charged integer check (charged between 0 and cost),
  -- The fence: every write of the work carries the number it was claimed with.
  lease_seq integer not null default 0,
  lease_owner text,
  lease_expires_at timestamptz,
  attempts integer not null default 0 check (attempts <= 4),
  -- When it may be taken up; for one that waits for approval, when it lapses.
  available_at timestamptz not null default now(),
  approved_at timestamptz,
  cancel_requested_at timestamptz,
  retry_of uuid references generation (id) on delete set null,
  planned_seconds numeric,
  failure text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check ((status = 'running') = (lease_expires_at is not null)),
  check ((status in ('completed', 'failed', 'cancelled')) = (finished_at is not null))
);
create unique index generation_one_open on generation (script_id) where status in ('awaiting_approval', 'queued', 'running');
create index generation_account on generation (account_id, created_at desc, id desc);
create index generation_script on generation (script_id, created_at desc);
create index generation_open on generation (account_id) where status in ('queued', 'running');
create index generation_leases on generation (lease_expires_at) where status = 'running';
create index generation_waiting on generation (available_at) where status in ('queued', 'awaiting_approval');
create index generation_retry_of on generation (retry_of) where retry_of is not null;

create table generation_section (
  generation_id uuid not null references generation (id) on delete cascade,
  position integer not null check (position > 0),
  kind text not null,
  title text not null,
  planned_seconds numeric not null,
  content text not null,
  speech_seconds numeric not null,
  silence_seconds numeric not null,
  -- What the writer must remember for the sections that follow: phrases, images and openings used.
  memory jsonb not null,
  created_at timestamptz not null default now(),
  primary key (generation_id, position)
);

-- Each time a worker took the work up: who, how long, and how it ended.
create table generation_attempt (
  generation_id uuid not null references generation (id) on delete cascade,
  lease_seq integer not null,
  worker text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('completed', 'failed', 'cancelled', 'retried', 'handed_back', 'awaits_approval', 'lost')),
  reason text,
  primary key (generation_id, lease_seq)
);

-- One row for each call of a model: never the prompt.
create table model_call (
  id bigint generated always as identity primary key,
  generation_id uuid not null references generation (id) on delete cascade,
  purpose text not null,
  model text not null,
  prompt_tokens integer,
  completion_tokens integer,
  milliseconds integer not null,
  outcome text not null,
  at timestamptz not null default now()
);
create index model_call_generation on model_call (generation_id);

-- Accepted requests, remembered for 24 hours: the same key and body get the same answer.
create table idempotency_key (
  account_id uuid not null references account (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
