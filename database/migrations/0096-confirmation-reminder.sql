-- Who has not confirmed the address is reminded once.
alter table users add column confirmation_reminded_at timestamptz;

create index users_unconfirmed on users (created_at) where email_confirmed_at is null and confirmation_reminded_at is null;
