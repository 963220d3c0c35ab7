-- Who takes jobs, and when each was last there: the jobs of those that died are given to others.
create table job_workers (
  id text primary key,
  seen_at timestamptz not null
);
