-- The applicant agreed that this business tells of other positions, as long as the application is there.
alter table applications add column wants_tips boolean not null default false;

-- What a business has told an applicant of, by which application it was allowed to.
create table position_tips (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  -- Whose application it is. No reference: it goes with the application.
  user_id uuid not null,
  position_id uuid not null references positions (id) on delete cascade,
  -- Nobody, once the account is gone.
  author_id uuid references users (id) on delete set null,
  message text,
  sent_at timestamptz not null,
  mailed_at timestamptz,
  -- Of the link in its mail that ends such mails.
  end_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
create unique index position_tips_once on position_tips (user_id, position_id);
create index position_tips_of on position_tips (application_id, sent_at);
create index position_tips_position on position_tips (position_id);
create index position_tips_author on position_tips (author_id);
