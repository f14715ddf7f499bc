-- The scripts that a search finds, by its own index alone. A planner takes each text for cheap to look into and for likely to
-- match, and would rather unpack every text of a person than ask the index; nothing else is left to it here.
create function search_scripts(wanted tsquery) returns setof uuid language sql stable parallel safe strict rows 50
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
begin atomic
  select id from script where search @@ wanted and deleted_at is null;
end;
