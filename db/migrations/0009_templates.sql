-- People's own templates. Stillpoint's are files of the program (domain/templates/library).

create table template (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  title text not null check (length(title) between 1 and 120),
  description text not null check (length(description) <= 300),
  type text not null check (type in ('meditation', 'hypnosis')),
  themes text[] not null,
  duration_minutes integer not null check (duration_minutes between 3 and 60),
  language text not null check (language in ('en', 'fr', 'es', 'de', 'it', 'pt')),
  style text not null check (style in ('calm', 'soft', 'energetic', 'clear')),
  -- Null where the style says it.
  approach text check (approach in ('calm', 'nature', 'breath', 'bodyscan')),
  content text not null check (length(content) between 1 and 20000),
  structure text[] not null,
  -- Title and description as a search compares them: lower case, without accents.
  search_text text not null,
  is_public boolean not null default false,
  -- Rises with every change that a page can see.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index template_own on template (account_id, created_at desc, id desc) where deleted_at is null;
create index template_shared on template (created_at desc, id desc) where is_public and deleted_at is null;
create index template_shared_language on template (language, created_at desc, id desc) where is_public and deleted_at is null;
create index template_purge on template (deleted_at) where deleted_at is not null;
