-- What the systems of a business call with. Of a secret only its digest is kept, and its end, to know it again by.
create table business_keys (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  name text not null,
  secret_hash bytea not null,
  last_signs text not null,
  made_by uuid references users on delete set null,
  idempotency_key uuid,
  created_at timestamptz not null,
  last_used_on date,
  ended_at timestamptz
);

create unique index business_keys_secret_hash on business_keys (secret_hash);
create unique index business_keys_once on business_keys (business_id, idempotency_key);
create index business_keys_made_by on business_keys (made_by);

-- Under which reference of its own system a position came.
create table imported_positions (
  position_id uuid primary key references positions on delete cascade,
  business_id uuid not null references businesses on delete cascade,
  reference text not null,
  key_id uuid references business_keys on delete set null,
  -- Of what was sent last.
  sent_hash bytea not null,
  -- `positions.content_changed_at` as the system left it: another one is somebody's who changed it by hand.
  left_at timestamptz,
  -- When the system switched it off; null again once somebody has switched it.
  taken_down_at timestamptz,
  constraint imported_positions_once unique (business_id, reference)
);

create index imported_positions_key_id on imported_positions (key_id);

-- Why what a system sent under a reference was refused, until it is taken.
create table refused_imports (
  business_id uuid not null references businesses on delete cascade,
  reference text not null,
  message text not null,
  key_id uuid references business_keys on delete set null,
  refused_at timestamptz not null,
  primary key (business_id, reference)
);

create index refused_imports_key_id on refused_imports (key_id);
