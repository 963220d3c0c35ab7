-- What staff did: appended, never changed. `before` and `after` hold the changed fields, for looking back and for undoing.
create table staff_actions (
  id bigint generated always as identity primary key,
  actor_id uuid not null,
  -- Named when it happened, so that it can be read after the account is gone.
  actor_name text not null,
  kind text not null,
  subject text not null check (subject in ('user', 'business', 'position', 'application-form', 'newsletter', 'import', 'job', 'other')),
  subject_id uuid,
  subject_name text not null default '',
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  reason text,
  undone_by bigint references staff_actions,
  created_at timestamptz not null
);

create index staff_actions_created_at on staff_actions (created_at desc, id desc);
create index staff_actions_subject on staff_actions (subject, subject_id, id desc);
create index staff_actions_actor_id on staff_actions (actor_id, id desc);

-- Each decision about a business or a position. Outlives what it decided about: the same number or person may come again.
create table approval_decisions (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('business', 'position')),
  subject_id uuid not null,
  subject_name text not null,
  organization_number text not null,
  owner_id uuid not null,
  decision text not null check (decision in ('approved', 'rejected', 'change-asked')),
  reason text,
  actor_id uuid not null,
  actor_name text not null,
  created_at timestamptz not null
);

create index approval_decisions_subject on approval_decisions (subject, subject_id, id desc);
create index approval_decisions_organization_number on approval_decisions (organization_number, id desc);
create index approval_decisions_owner_id on approval_decisions (owner_id, id desc);
create index approval_decisions_created_at on approval_decisions (created_at desc);
