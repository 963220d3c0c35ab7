-- The address under which calendar programs read a user's deadlines and interviews.
create table calendar_addresses (
  user_id uuid primary key references users on delete cascade,
  -- SHA-256 of the secret in it.
  token_hash bytea not null unique,
  created_at timestamptz not null
);
