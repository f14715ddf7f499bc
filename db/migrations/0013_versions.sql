-- Nothing is overwritten: every text that a script has had is a version.

create table script_version (
  id uuid primary key,
  script_id uuid not null references script (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  -- From 1, in the order in which they came to be.
  number integer not null check (number > 0),
  reason text not null check (reason in ('created', 'generated', 'cancelled', 'regenerated', 'section', 'variant', 'edited', 'restored')),
  -- What the person calls it.
  name text,
  author text not null check (author in ('composer', 'model', 'person')),
  -- What of the script a writer wrote, as the script says it with this text; an edit does not change that.
  writer text check (writer in ('composer', 'model')),
  writer_detail text,
  seed text,
  title text not null,
  content text not null,
  words integer not null,
  total_seconds numeric not null,
  restored_from uuid references script_version (id) on delete set null,
  generation_id uuid references generation (id) on delete set null,
  -- Saves of one sitting belong to one version.
  edit_session uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (script_id, number)
);
create index script_version_account on script_version (account_id);
create index script_version_restored_from on script_version (restored_from) where restored_from is not null;
create index script_version_generation on script_version (generation_id) where generation_id is not null;

insert into script_version (id, script_id, account_id, number, reason, author, writer, writer_detail, seed, title, content, words, total_seconds, created_at, updated_at)
select gen_random_uuid(), id, account_id, 1, case status when 'partial' then 'cancelled' else 'generated' end, coalesce(writer, 'person'), writer,
  writer_detail, seed, title, content, words, coalesce((timing ->> 'totalSeconds')::numeric, 0), created_at, updated_at
from script where status in ('ready', 'partial');

-- What a generation writes; null is a new script as a whole.
alter table generation add column scope jsonb;
-- What such a one has settled on before its first section: outline, writer, seed. A new script keeps that itself.
alter table generation add column draft jsonb;

-- Proposals for one section, to choose from.
create table section_variant (
  id uuid primary key,
  script_id uuid not null references script (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  generation_id uuid not null references generation (id) on delete cascade,
  -- The section's place in the text when it was asked for, from 1, and its title then.
  section integer not null check (section > 0),
  section_title text,
  variant integer not null check (variant > 0),
  content text not null,
  speech_seconds numeric not null,
  silence_seconds numeric not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (generation_id, variant)
);
create index section_variant_script on section_variant (script_id, created_at desc);
create index section_variant_account on section_variant (account_id);

-- The reader's own speed that the script was timed with, in percent of the product's rate for its kind.
alter table script add column reading_speed integer not null default 100 check (reading_speed between 50 and 200);
