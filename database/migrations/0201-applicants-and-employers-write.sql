-- What the two sides of an application write each other, the one who applied and those who handle it.
create table application_messages (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  -- Of the employer's, whoever wrote it; nobody, once the account is gone.
  author_id uuid references users (id) on delete set null,
  is_from_applicant boolean not null,
  message text not null,
  -- What the applicant wrote, without what tells whose it is, as long as the application is read anonymously.
  anonymous_message text,
  sent_at timestamptz not null,
  -- By the other side.
  read_at timestamptz
);
create index application_messages_of on application_messages (application_id, sent_at);
create index application_messages_author on application_messages (author_id);
