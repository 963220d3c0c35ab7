-- An employer asks an applicant for references, once for each application at a time.
create table reference_requests (
  application_id uuid primary key references applications (id) on delete cascade,
  -- By which it is known when it is sent again.
  id uuid not null unique,
  -- Nobody, once the account is gone.
  author_id uuid references users (id) on delete set null,
  wanted smallint not null check (wanted between 1 and 3),
  -- To the applicant.
  message text,
  questions jsonb not null,
  asked_at timestamptz not null,
  -- Taken back by the employer, or declined by the applicant, with a word on it.
  ended_by text check (ended_by in ('employer', 'applicant')),
  ended_at timestamptz check ((ended_at is null) = (ended_by is null)),
  reply text,
  -- How many were ever named, also those that were taken back: each of them got a mail.
  named smallint not null default 0
);
create index reference_requests_author on reference_requests (author_id);
-- Whom the applicant named, and what they answered.
create table referees (
  id uuid primary key,
  application_id uuid not null references reference_requests (application_id) on delete cascade,
  -- Which of those that were ever named.
  place smallint not null,
  name text not null check (char_length(name) <= 100),
  relation text not null,
  workplace text not null check (char_length(workplace) <= 200),
  email text not null check (char_length(email) <= 254),
  -- As that of users.
  email_key text not null
    generated always as (lower(normalize(email, NFC) collate "nb-x-icu") collate "default") stored,
  named_at timestamptz not null,
  reminded_at timestamptz,
  outcome text check (outcome in ('answered', 'declined', 'stranger')),
  answered_at timestamptz check ((answered_at is null) = (outcome is null)),
  -- In the order of the questions.
  answers jsonb check ((answers is null) = (outcome is distinct from 'answered'))
);
create unique index referees_place on referees (application_id, place);
create index referees_email_key on referees (email_key);
create index referees_unreminded on referees (named_at) where outcome is null and reminded_at is null;
