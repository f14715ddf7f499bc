-- People, their sessions, and the counters that slow down guessing.

create table account (
  id uuid primary key,
  -- As the person wrote it; compared by email_key, its lower-case form.
  email text not null check (length(email) <= 254),
  email_key text not null unique,
  username text not null check (length(username) between 1 and 64),
  full_name text check (length(full_name) <= 120),
  profile_picture_url text,
  role text not null default 'user' check (role in ('user', 'admin')),
  password_hash text not null,
  current_plan text not null default 'free' check (current_plan in ('free', 'essential', 'pro', 'business')),
  -- A downgrade acts when the period ends.
  plan_after_period text check (plan_after_period in ('free', 'essential', 'pro', 'business')),
  language text not null default 'en' check (language in ('en', 'fr', 'es', 'de', 'it', 'pt')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  -- SHA-256 of the cookie's id, so that a copy of this table signs nobody in.
  id_hash bytea primary key,
  account_id uuid references account (id) on delete cascade,
  data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- An ended session stays until it would have expired, so that a late save cannot bring it back.
  ended_at timestamptz
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- Kept by rate-limiter-flexible: `expire` is in milliseconds since 1970.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- What operators did by command, and to whom.
create table operator_action (
  id bigint generated always as identity primary key,
  action text not null,
  account_id uuid not null references account (id) on delete cascade,
  details jsonb not null,
  at timestamptz not null default now()
);
create index operator_action_account on operator_action (account_id, at desc);
