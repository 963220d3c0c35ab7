-- The outbox: a mail is written in the transaction that decides it and sent by a job. What it says is emptied once it
-- was handed over, since it may carry a link that opens an account.
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- Names the occasion, where the same one may be reported twice: only the first writes a mail.
  key text unique,
  content jsonb,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz
);

create index mails_created_at on mails (created_at);
