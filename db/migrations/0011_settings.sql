-- What people set for themselves.

create table account_settings (
  account_id uuid primary key references account (id) on delete cascade,
  -- Only what was chosen, without the language; the rest is at the defaults of shared/settings.schema.ts.
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object'),
  -- Rises with every change, of the language too.
  revision integer not null,
  updated_at timestamptz not null default now()
);

-- Whether account.language was the person's choice or is only what we write in for want of one.
alter table account add column language_chosen boolean not null default false;
