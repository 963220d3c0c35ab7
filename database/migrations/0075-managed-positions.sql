-- What somebody is writing, kept while it is being typed, also for another device. One for a new position of a business,
-- and one for each position that is being changed.
create table position_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  business_id uuid not null references businesses on delete cascade,
  position_id uuid references positions on delete cascade,
  -- The fields of the form as they were typed.
  fields jsonb not null,
  updated_at timestamptz not null,
  constraint position_drafts_once unique nulls not distinct (user_id, business_id, position_id)
);

create index position_drafts_business_id on position_drafts (business_id);
create index position_drafts_position_id on position_drafts (position_id);
create index position_drafts_updated_at on position_drafts (updated_at);

-- How often a position's page was opened on a day. Nothing about who opened it.
create table position_views (
  position_id uuid not null references positions on delete cascade,
  day date not null,
  views integer not null default 0,
  primary key (position_id, day)
);
