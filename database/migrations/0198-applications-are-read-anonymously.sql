-- Applications of such a position are read first without knowing whose they are.
alter table positions add column is_read_anonymously boolean not null default false;

-- While nobody has asked whose it is: the answers without what tells that. Then, when somebody did.
alter table applications
  add column anonymous_responses jsonb,
  add column revealed_at timestamptz;

-- The CV that a file of an anonymous application carries as data, without what tells whose it is.
create table anonymous_cvs (
  file_id uuid primary key references application_files (id) on delete cascade,
  cv_data jsonb not null
);
