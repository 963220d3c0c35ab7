-- People who can log in. The address stands as it was typed; two that differ in case only are the same.
create table users (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  email_key text not null generated always as (lower(normalize(email, NFC))) stored,
  email_confirmed_at timestamptz,
  -- A new address, until its owner confirmed it.
  pending_email text,
  password_hash text not null,
  is_active boolean not null default true,
  is_admin boolean not null default false,
  max_businesses integer not null default 1 check (max_businesses between 1 and 100),
  newsletter_enabled boolean not null default false,
  last_login_at timestamptz,
  -- Last use of any session, to the day: accounts that nobody uses are deleted.
  last_active_at timestamptz not null default now(),
  deletion_warned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index users_email_key on users (email_key);
create index users_last_active_at on users (last_active_at);
create index users_created_at on users (created_at desc);

-- Where somebody is or was logged in. Only a hash of the token is kept.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  browser text not null,
  os text not null,
  device text not null check (device in ('Desktop', 'Mobil', 'Nettbrett')),
  ip_address text not null,
  created_at timestamptz not null,
  last_accessed timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'revoked', 'password', 'deactivated'))
);

create unique index sessions_token_hash on sessions (token_hash);
create index sessions_user_id on sessions (user_id, last_accessed desc);
create index sessions_last_accessed on sessions (last_accessed);

-- Links in mails, each good once: it is deleted when used.
create table account_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm-email', 'reset-password')),
  -- The address that the mail went to.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index account_tokens_user_id on account_tokens (user_id, purpose);
create index account_tokens_expires_at on account_tokens (expires_at);

-- Changes of an account that matter: who, when, what. Outlives the account, without naming anybody.
create table account_events (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  -- Who did it, where it was not the user.
  actor_id uuid,
  kind text not null,
  created_at timestamptz not null
);

create index account_events_user_id on account_events (user_id, created_at desc);
create index account_events_created_at on account_events (created_at);
