-- What somebody is filling in for a position. When it was begun decides whether it may still be sent after the deadline.
create table application_drafts (
  user_id uuid not null references users on delete cascade,
  position_id uuid not null references positions on delete cascade,
  -- As the contract describes it (filledInSchema), with the ids of application_files.
  content jsonb not null,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, position_id)
);

create index application_drafts_position_id on application_drafts (position_id);
create index application_drafts_updated_at on application_drafts (updated_at);
