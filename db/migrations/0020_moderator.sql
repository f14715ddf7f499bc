-- Who looks after what people share: more than a user, less than an administrator.
alter table account drop constraint account_role_check;
alter table account add constraint account_role_check check (role in ('user', 'moderator', 'admin'));
