-- When each scheduled job last ran, and how it went. One row a job: what staff need is whether it still runs.
create table job_runs (
  name text primary key,
  runs bigint not null default 0,
  last_started_at timestamptz not null,
  last_duration_ms integer,
  -- The last run that did all it should.
  last_done_at timestamptz,
  last_failed_at timestamptz,
  last_error text
);
