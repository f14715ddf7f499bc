-- The figures of a person's scripts, and the latest of them, out of one index.
create index script_figures on script (account_id, created_at, id)
  include (approach, style, duration_minutes) where deleted_at is null and status in ('ready', 'partial');
