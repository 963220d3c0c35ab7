-- What an employer judges applicants by, each in a line of its own.
alter table positions add column criteria text[] not null default '{}';

-- How one of those who handle an application judges it: a score, and mostly a reason, for each criterion.
create table assessments (
  application_id uuid not null references applications (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  scores jsonb not null,
  assessed_at timestamptz not null,
  primary key (application_id, user_id)
);
create index assessments_user on assessments (user_id);
