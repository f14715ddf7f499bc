-- A large event keeps its payload for a day only: its row stays, so that its number is known, and says nothing. What a
-- payload takes is known without reading it, so that nobody reads more at once than memory is meant for.

alter table event alter column payload drop not null;
alter table event add column bytes integer generated always as (octet_length(payload::text)) stored;
create index event_large on event (at) where bytes > 8000;
