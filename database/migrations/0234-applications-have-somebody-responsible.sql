-- Who of those who manage the business takes care of the application.
alter table applications add column responsible_id uuid references users (id) on delete set null;
-- When a colleague gave it to them, until they were told.
alter table applications add column responsibility_given_at timestamptz;
create index applications_responsible on applications (responsible_id) where responsible_id is not null;
