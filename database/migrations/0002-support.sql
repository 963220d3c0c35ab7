-- Messages from the contact form. Kept for three years, then deleted by a job.
create table support_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  created_at timestamptz not null default now()
);

create index support_requests_created_at on support_requests (created_at);
