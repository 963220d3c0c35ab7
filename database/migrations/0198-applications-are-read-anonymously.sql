-- Applications of such a position are read first without knowing whose they are.
alter table positions add column is_read_anonymously boolean not null default false;

-- While nobody has asked whose it is: the answers without what tells that. Then, when somebody did.
alter table applications
  add column anonymous_responses jsonb,
  add column revealed_at timestamptz;
