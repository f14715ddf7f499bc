-- How long a script is in whole seconds: by its clock, or as long as it is to be while it has none. Lists sort and filter by it, and figures
-- are made of it, as `secondsOf` (shared/scriptFilters.ts) reads it from a script.
alter table script add column seconds integer not null generated always as
  (floor(coalesce((timing ->> 'totalSeconds')::numeric, duration_minutes * 60))::integer) stored;

-- Each order of the list with all that it may be filtered by, and the figures out of one index, as before.
drop index script_date;
create index script_date on script (account_id, created_at, id)
  include (approach, type, language, seconds, favorite_at) where deleted_at is null;
drop index script_title;
create index script_title on script (account_id, title collate title_order, created_at, id)
  include (approach, type, language, seconds, favorite_at) where deleted_at is null;
drop index script_duration;
create index script_duration on script (account_id, seconds, created_at, id)
  include (approach, type, language, favorite_at) where deleted_at is null;
drop index script_figures;
create index script_figures on script (account_id, created_at, id)
  include (approach, style, seconds) where deleted_at is null and status in ('ready', 'partial');
