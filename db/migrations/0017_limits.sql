-- A try is reserved before it is made (`held`) and counted (`points`) or returned once it is known how it ended.
alter table rate_limit
  add column held integer not null default 0 check (held >= 0),
  -- When the newest try was reserved.
  add column taken_at timestamptz,
  -- Whose counter it is: an address as it is compared, or an account's id. Empty for a network's.
  add column subject text;
create index rate_limit_subject on rate_limit (subject) where subject is not null;
create index rate_limit_expire on rate_limit (expire);
