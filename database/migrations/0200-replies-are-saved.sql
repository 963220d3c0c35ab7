-- What an employer writes to applicants again and again.
create table reply_wordings (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses (id) on delete cascade,
  wording text not null,
  created_at timestamptz not null default now()
);
-- Longer than a row of an index may be.
create unique index reply_wordings_once on reply_wordings (business_id, md5(wording));
