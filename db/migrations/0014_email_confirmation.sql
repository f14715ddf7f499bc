-- Addresses are confirmed by a link; a new one waits beside the one in use until that has happened.

alter table account add column pending_email text;

-- So far nobody was asked: whoever signed up is taken at their word.
update account set email_confirmed_at = created_at where email_confirmed_at is null;

-- How many links an address was sent of late.
create index mail_token_email on mail_token (lower(email), created_at) where purpose = 'confirm';
