-- What somebody logs in with instead of a password: the public half of a key whose other half never leaves a device or its keeper.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- As browsers write it, base64url.
  credential_id text not null,
  public_key bytea not null,
  -- How often it was used, where its keeper counts; else 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create unique index passkeys_credential_id on passkeys (credential_id);
create index passkeys_user_id on passkeys (user_id, created_at);

-- What a key has to sign, each once: to be added within this session, or, without one, to log in.
create table passkey_challenges (
  challenge text primary key,
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenges_session_id on passkey_challenges (session_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
