-- Who wants to hear by mail before positions close that they follow.
create table deadline_mails (
  user_id uuid primary key references users on delete cascade,
  is_wanted boolean not null,
  changed_at timestamptz not null,
  -- The secret in the links that end these mails.
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);

-- The last day to apply that was told of. When it moves, it is told once more.
alter table followed_positions add column told_deadline date;
alter table application_drafts add column told_deadline date;
