-- What a user wrote in a cover letter, as the contract describes it (contract/cover-letter-fields.ts).
create table cover_letters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  data jsonb not null,
  idempotency_key uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index cover_letters_user_id on cover_letters (user_id, updated_at desc);
create unique index cover_letters_idempotency_key on cover_letters (user_id, idempotency_key)
  where idempotency_key is not null;

-- What is being typed and was not saved yet: of one letter, or of one that is still to be made.
create table cover_letter_drafts (
  user_id uuid not null references users on delete cascade,
  letter_id uuid references cover_letters on delete cascade,
  data jsonb not null,
  saved_at timestamptz not null,
  -- Which open editor wrote it last.
  writer text,
  unique nulls not distinct (user_id, letter_id)
);

create index cover_letter_drafts_letter_id on cover_letter_drafts (letter_id);
