-- What the register says that keeps a business from being shown, and since when it was paused for that.
alter table businesses
  add column register_trouble text
    check (register_trouble in ('bankrupt', 'deleted', 'removed', 'unknown', 'sub-unit')),
  -- Set where the register's word switched it off: it is switched on again when the trouble is over.
  add column paused_at timestamptz;

create index businesses_brreg_fetched_at on businesses (brreg_fetched_at nulls first) where approval_status <> 'rejected';

-- Who is asked to share a business and has no account yet. Collected by whoever confirms that address.
create table business_invitations (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  email text not null,
  email_key text not null generated always as (lower(normalize(email, NFC))) stored,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create unique index business_invitations_once on business_invitations (business_id, email_key);
create index business_invitations_email_key on business_invitations (email_key);
create index business_invitations_invited_by on business_invitations (invited_by);
create index business_invitations_expires_at on business_invitations (expires_at);

-- Changes of a business that matter: who, when, what.
create table business_events (
  id bigint generated always as identity primary key,
  business_id uuid not null references businesses on delete cascade,
  -- Nobody: the register.
  actor_id uuid references users on delete set null,
  kind text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null
);

create index business_events_business_id on business_events (business_id, id desc);
create index business_events_actor_id on business_events (actor_id);
create index business_events_created_at on business_events (created_at);
