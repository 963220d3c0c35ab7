-- What a CV was before each change, to return to.
create table cv_versions (
  id uuid primary key default gen_random_uuid(),
  cv_id uuid not null references cvs on delete cascade,
  data jsonb not null,
  -- When it was saved in this state.
  created_at timestamptz not null
);

create index cv_versions_cv_id on cv_versions (cv_id, created_at desc);

-- What is being typed and was not saved yet: of one CV, or of one that is still to be made.
create table cv_drafts (
  user_id uuid not null references users on delete cascade,
  cv_id uuid references cvs on delete cascade,
  data jsonb not null,
  saved_at timestamptz not null,
  unique nulls not distinct (user_id, cv_id)
);

create index cv_drafts_cv_id on cv_drafts (cv_id);
