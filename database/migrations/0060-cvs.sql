-- What a user wrote in a CV, as the contract describes it (contract/cvs.ts). The photo lies with the files.
create table cvs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  data jsonb not null,
  image_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index cvs_user_id on cvs (user_id, updated_at desc);
