-- Rises with every change of what signs an account in: its password, its address, its deletion. Whoever checks a password
-- reads it with the hash and compares it under the account's lock as they write; a session holds it too, and one that is
-- outdated is none.
alter table account add column credential_epoch integer not null default 1;
alter table session add column credential_epoch integer not null default 1;
