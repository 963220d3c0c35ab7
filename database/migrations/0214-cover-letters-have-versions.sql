-- What a cover letter was before each change, to return to. As cv_versions, and kept by the same code.
create table cover_letter_versions (
  id uuid primary key default gen_random_uuid(),
  letter_id uuid not null references cover_letters on delete cascade,
  data jsonb not null,
  -- When it was saved in this state.
  created_at timestamptz not null
);

create index cover_letter_versions_letter_id on cover_letter_versions (letter_id, created_at desc);
