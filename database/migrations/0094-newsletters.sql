-- Letters of staff to everybody who wants them. What is sent is fixed when the sending starts.
create table newsletters (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) <= 200),
  -- Markdown.
  content text not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent')),
  -- Who wrote it, while there is such an account.
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  scheduled_for timestamptz,
  started_at timestamptz,
  sent_at timestamptz,
  paused_because text,
  -- Slices in a row that the mail server did not let begin.
  troubles integer not null default 0,
  -- How many had failed when staff said to go on: those do not stop it again.
  failed_when_resumed integer not null default 0,
  -- The ledger summed up, once everybody in it is settled.
  recipient_count integer not null default 0,
  sent_count integer not null default 0,
  failed_count integer not null default 0,
  skipped_count integer not null default 0,
  -- Totals only: nobody can tell who opened or clicked.
  open_count integer not null default 0,
  click_count integer not null default 0
);

create index newsletters_created_at on newsletters (created_at desc, id);
create index newsletters_under_way on newsletters (state) where state in ('scheduled', 'sending');

-- The addresses that a newsletter links to, by their order in it.
create table newsletter_links (
  newsletter_id uuid not null references newsletters on delete cascade,
  number integer not null,
  url text not null,
  click_count integer not null default 0,
  primary key (newsletter_id, number)
);

-- The ledger: one row for each mail to be sent. Room in its pages, since every row changes once.
create table newsletter_recipients (
  newsletter_id uuid not null references newsletters on delete cascade,
  user_id uuid not null references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'skipped')),
  attempts smallint not null default 0,
  try_after timestamptz,
  settled_at timestamptz,
  primary key (newsletter_id, user_id)
) with (fillfactor = 80);

create index newsletter_recipients_user_id on newsletter_recipients (user_id);

-- The secret in somebody's unsubscribe links. The same for ever, so that the link of an old mail works too.
create table newsletter_tokens (
  user_id uuid primary key references users on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
