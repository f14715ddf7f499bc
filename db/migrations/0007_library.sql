-- The library: favourites, collections, the orders of the list, and the search.

-- Numbers in titles by their value, accents beside their letters. (After a change of ICU's version: `reindex index script_title`.)
create collation title_order (provider = icu, locale = 'und-u-kn-true');

-- When a person took it among the favourites; the heart says nothing about the text, so it raises no revision.
alter table script add column favorite_at timestamptz;

-- Each order of the list with all that it may be filtered by, so that pages are found without the rows.
drop index script_list;
create index script_date on script (account_id, created_at, id)
  include (approach, type, language, duration_minutes, favorite_at) where deleted_at is null;
create index script_title on script (account_id, title collate title_order, created_at, id)
  include (approach, type, language, duration_minutes, favorite_at) where deleted_at is null;
create index script_duration on script (account_id, duration_minutes, created_at, id)
  include (approach, type, language, favorite_at) where deleted_at is null;
create index script_favorite on script (account_id, favorite_at, id) where favorite_at is not null and deleted_at is null;

-- Letters without their accents. (No extension: what is built in serves every PostgreSQL, and is immutable.)
create function search_fold(value text) returns text language sql immutable parallel safe strict
begin atomic
  select regexp_replace(
    normalize(replace(replace(replace(replace(value, 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'ø', 'o'), NFD), '[\u0300-\u036f]', '', 'g');
end;

-- Words in small letters, and nothing between them but spaces: no pauses, no marks, no endless "words".
create function search_words(value text) returns text language sql immutable parallel safe strict
begin atomic
  select lower(regexp_replace(
    regexp_replace(normalize(left(value, 100000), NFC), '\[pause:\d+\]|[!-/:-@\[-`{-~’‘“”„«»‹›…–—¿¡·]', ' ', 'g'),
    '\S{61,}', ' ', 'g') collate "und-x-icu");
end;

create function search_config(language text) returns regconfig language sql immutable parallel safe strict
begin atomic
  select case language
    when 'en' then 'english'::regconfig
    when 'fr' then 'french'::regconfig
    when 'es' then 'spanish'::regconfig
    when 'de' then 'german'::regconfig
    when 'it' then 'italian'::regconfig
    when 'pt' then 'portuguese'::regconfig
    else 'simple'::regconfig
  end;
end;

-- Begins every word of the index: one person's search reads one person's part of it, however many people there are.
create function search_scope(account_id uuid, language text) returns text language sql immutable parallel safe strict
begin atomic
  select right(account_id::text, 8) || language;
end;

-- Each word at its place: as its stem in the script's language, as the stem of what is left without accents (people type
-- without them), and as it is; all without accents.
create function search_document(account_id uuid, language text, value text) returns tsvector
language sql immutable parallel safe strict
begin atomic
  select replace(
    ' ' || search_fold(to_tsvector(search_config(language), words.plain)::text)
    || ' ' || to_tsvector(search_config(language), words.folded)::text
    || ' ' || to_tsvector('simple'::regconfig, words.folded)::text,
    ' ''', ' ''' || search_scope(account_id, language))::tsvector
  from (
    select cleaned.plain, search_fold(cleaned.plain) as folded
    from (select search_words(value) as plain offset 0) as cleaned offset 0
  ) as words;
end;

-- What finds one term in scripts of one language: `exact` its very words, `word` any form of it, `prefix` beginnings too.
create function search_term(account_id uuid, language text, value text, kind text) returns tsquery
language sql immutable parallel safe strict
begin atomic
  select replace(' ' || concat_ws(' | ',
      case when kind <> 'exact' then '( ' || nullif(search_fold(phraseto_tsquery(search_config(language), words.plain)::text), '') || ' )' end,
      case when kind <> 'exact' then '( ' || nullif(phraseto_tsquery(search_config(language), words.folded)::text, '') || ' )' end,
      '( ' || nullif(phraseto_tsquery('simple'::regconfig, words.folded)::text, '') || case when kind = 'prefix' then ':* )' else ' )' end),
    ' ''', ' ''' || search_scope(account_id, language))::tsquery
  from (
    select cleaned.plain, search_fold(cleaned.plain) as folded
    from (select search_words(value) as plain offset 0) as cleaned offset 0
  ) as words;
end;

alter table script add column search tsvector
  generated always as (search_document(account_id, language, title || ' ' || content)) stored;
-- A short list of what is not sorted in yet: every search reads it.
create index script_search on script using gin (search) with (gin_pending_list_limit = 256) where deleted_at is null;

create table collection (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  name text not null,
  description text not null default '',
  -- Rises with every change that a page can see, of its scripts too.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index collection_list on collection (account_id, created_at, id) where deleted_at is null;
create index collection_purge on collection (deleted_at) where deleted_at is not null;

-- A script may be in several. Places have gaps, so that a move changes one row; without a gap left all are numbered anew.
create table collection_script (
  collection_id uuid not null references collection (id) on delete cascade,
  script_id uuid not null references script (id) on delete cascade,
  place bigint not null,
  primary key (collection_id, script_id)
);
create index collection_script_place on collection_script (collection_id, place, script_id);
create index collection_script_script on collection_script (script_id);
