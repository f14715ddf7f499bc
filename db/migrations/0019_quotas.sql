-- What an account may write, by time and in all.

-- How much of each thing an account has. Kept by the triggers below within the transaction that changes it, so that asking
-- reads one row however much there is. What is deleted counts as a thing no more; its text counts until it is purged.
create table account_usage (
  account_id uuid primary key references account (id) on delete cascade,
  scripts integer not null default 0 check (scripts >= 0),
  collections integer not null default 0 check (collections >= 0),
  templates integer not null default 0 check (templates >= 0),
  -- The content of scripts, of their versions and of templates, in UTF-8.
  text_bytes bigint not null default 0 check (text_bytes >= 0)
) with (fillfactor = 50);

insert into account_usage (account_id, scripts, collections, templates, text_bytes)
select account_id, sum(scripts), sum(collections), sum(templates), sum(bytes)
from (
  select account_id, (deleted_at is null)::int as scripts, 0 as collections, 0 as templates, octet_length(content) as bytes from script
  union all
  select account_id, 0, 0, 0, octet_length(content) from script_version
  union all
  select account_id, 0, 0, (deleted_at is null)::int, octet_length(content) from template
  union all
  select account_id, 0, (deleted_at is null)::int, 0, 0 from collection
) as present
group by account_id;

-- The row of an account is locked after those that it counts and before the streams. An account that is being deleted has
-- no row any more: what goes then is counted nowhere.
create function change_usage(account uuid, more_scripts bigint, more_collections bigint, more_templates bigint, more_bytes bigint)
returns void language plpgsql as $$
begin
  if more_scripts = 0 and more_collections = 0 and more_templates = 0 and more_bytes = 0 then
    return;
  end if;
  update account_usage set
    scripts = scripts + more_scripts,
    collections = collections + more_collections,
    templates = templates + more_templates,
    text_bytes = text_bytes + more_bytes
  where account_id = account;
  if not found and least(more_scripts, more_collections, more_templates, more_bytes) >= 0 then
    insert into account_usage as u (account_id, scripts, collections, templates, text_bytes)
    values (account, more_scripts, more_collections, more_templates, more_bytes)
    on conflict (account_id) do update set
      scripts = u.scripts + more_scripts,
      collections = u.collections + more_collections,
      templates = u.templates + more_templates,
      text_bytes = u.text_bytes + more_bytes;
  end if;
end $$;

-- Rows that come and go are counted by statement, for a purge takes many of one account; a change by row. A statement takes
-- several accounts in the order of their ids.

create function count_script() returns trigger language plpgsql as $$
declare
  sign constant bigint := case tg_op when 'DELETE' then -1 else 1 end;
begin
  if tg_op = 'UPDATE' then
    perform change_usage(new.account_id, (new.deleted_at is null)::int - (old.deleted_at is null)::int, 0, 0, octet_length(new.content) - octet_length(old.content));
  else
    perform change_usage(account_id, sign * count(*) filter (where deleted_at is null), 0, 0, sign * sum(octet_length(content)))
    from changed group by account_id order by account_id;
  end if;
  return null;
end $$;
create trigger script_added after insert on script referencing new table as changed
  for each statement execute function count_script();
create trigger script_removed after delete on script referencing old table as changed
  for each statement execute function count_script();
create trigger script_changed after update of content, deleted_at on script
  for each row when (octet_length(old.content) <> octet_length(new.content) or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_script();

create function count_collection() returns trigger language plpgsql as $$
declare
  sign constant bigint := case tg_op when 'DELETE' then -1 else 1 end;
begin
  if tg_op = 'UPDATE' then
    perform change_usage(new.account_id, 0, (new.deleted_at is null)::int - (old.deleted_at is null)::int, 0, 0);
  else
    perform change_usage(account_id, 0, sign * count(*) filter (where deleted_at is null), 0, 0)
    from changed group by account_id order by account_id;
  end if;
  return null;
end $$;
create trigger collection_added after insert on collection referencing new table as changed
  for each statement execute function count_collection();
create trigger collection_removed after delete on collection referencing old table as changed
  for each statement execute function count_collection();
create trigger collection_changed after update of deleted_at on collection
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_collection();

create function count_template() returns trigger language plpgsql as $$
declare
  sign constant bigint := case tg_op when 'DELETE' then -1 else 1 end;
begin
  if tg_op = 'UPDATE' then
    perform change_usage(new.account_id, 0, 0, (new.deleted_at is null)::int - (old.deleted_at is null)::int, octet_length(new.content) - octet_length(old.content));
  else
    perform change_usage(account_id, 0, 0, sign * count(*) filter (where deleted_at is null), sign * sum(octet_length(content)))
    from changed group by account_id order by account_id;
  end if;
  return null;
end $$;
create trigger template_added after insert on template referencing new table as changed
  for each statement execute function count_template();
create trigger template_removed after delete on template referencing old table as changed
  for each statement execute function count_template();
create trigger template_changed after update of content, deleted_at on template
  for each row when (octet_length(old.content) <> octet_length(new.content) or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_template();

create function count_script_version() returns trigger language plpgsql as $$
declare
  sign constant bigint := case tg_op when 'DELETE' then -1 else 1 end;
begin
  if tg_op = 'UPDATE' then
    perform change_usage(new.account_id, 0, 0, 0, octet_length(new.content) - octet_length(old.content));
  else
    perform change_usage(account_id, 0, 0, 0, sign * sum(octet_length(content)))
    from changed group by account_id order by account_id;
  end if;
  return null;
end $$;
create trigger script_version_added after insert on script_version referencing new table as changed
  for each statement execute function count_script_version();
create trigger script_version_removed after delete on script_version referencing old table as changed
  for each statement execute function count_script_version();
create trigger script_version_changed after update of content on script_version
  for each row when (octet_length(old.content) <> octet_length(new.content))
  execute function count_script_version();

-- What somebody has deleted, to say what its text takes and to remove it for good.
create index script_deleted on script (account_id) where deleted_at is not null;
create index template_deleted on template (account_id) where deleted_at is not null;

-- How much an account has written in the minute and the day that run. Unlogged: counting waits for no disk, and after a crash
-- of the server everybody begins at nothing.
create unlogged table write_rate (
  account_id uuid primary key references account (id) on delete cascade,
  minute_ends_at timestamptz not null,
  writes integer not null,
  texts integer not null,
  day_ends_at timestamptz not null,
  day_writes integer not null
) with (fillfactor = 50);
