-- The words of a request that steered its script; null where the writer was given the whole request.
alter table script add column steering jsonb;
