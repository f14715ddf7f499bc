-- Rises with every change of what signs an account in: its password, its address, its deletion. Whoever checks a password
-- reads it with the hash and compares it under the account's lock as they write; a session holds it too, and one that is
-- outdated is none.
alter table account add column credential_epoch integer not null default 1;
alter table session add column credential_epoch integer not null default 1;

-- So far a username that nobody had chosen was the part of the address before the @, and everybody who sees a shared template
-- sees the username. Whether a person chose that very name was not recorded; one who did can choose it again.
update account set
  username = case language
    when 'fr' then 'Membre' when 'es' then 'Miembro' when 'de' then 'Mitglied' when 'it' then 'Utente' when 'pt' then 'Membro'
    else 'Member' end || ' ' || (100000 + floor(random() * 900000))::int,
  revision = revision + 1, updated_at = now()
where lower(username) = left(split_part(lower(email), '@', 1), 60) and anonymised_at is null;
