-- Logging in in two steps: after the password a code of an app, or one of the recovery codes that somebody keeps on paper.
alter table users add column has_second_step boolean not null default false;

create table second_steps (
  user_id uuid primary key references users on delete cascade,
  -- What the app makes its codes of, encrypted. It counts once has_second_step is true.
  sealed_secret bytea not null,
  -- The thirty seconds whose code was taken last, counted from 1970: no code is taken twice.
  last_taken integer,
  created_at timestamptz not null
);

-- Each is deleted when it is used.
create table recovery_codes (
  user_id uuid not null references second_steps on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
