-- What applicants are asked. A form belongs to a business: whoever manages the business manages its forms.
create table application_forms (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  -- Who made it, while there is such an account.
  user_id uuid references users on delete set null,
  title text not null,
  description text not null default '',
  is_active boolean not null default true,
  -- As the contract describes them (contract/application-forms.ts).
  questions jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index application_forms_business_id on application_forms (business_id, created_at desc);
create index application_forms_user_id on application_forms (user_id);
create index application_forms_created_at on application_forms (created_at desc, id);

alter table positions add foreign key (application_form_id) references application_forms;

-- What somebody sent. It keeps the questions it was given, whatever becomes of the form.
create table applications (
  id uuid primary key default gen_random_uuid(),
  position_id uuid not null references positions on delete cascade,
  business_id uuid not null references businesses on delete cascade,
  user_id uuid not null references users on delete cascade,
  application_form_id uuid references application_forms on delete set null,
  form_title text not null,
  form_snapshot jsonb not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  -- The answers: question id, value, and for files the ids of application_files.
  responses jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'denied', 'contacted')),
  is_read boolean not null default false,
  notes text not null default '',
  -- Counts the changes by the employer, so that a stale one is noticed.
  version integer not null default 1,
  -- Sending again with the same key is the same application.
  idempotency_key uuid,
  -- The applicant agreed to be kept longer than six months after closing.
  keeps_longer boolean not null default false,
  submitted_at timestamptz not null,
  -- When the employer first opened it; the applicant is told.
  first_opened_at timestamptz,
  withdrawn_at timestamptz,
  deletion_warned_at timestamptz,
  updated_at timestamptz not null
);

create unique index applications_once on applications (position_id, user_id) where withdrawn_at is null;
create unique index applications_idempotency_key on applications (user_id, idempotency_key) where idempotency_key is not null;
create index applications_business_id on applications (business_id, submitted_at desc, id);
create index applications_user_id on applications (user_id, submitted_at desc);
create index applications_application_form_id on applications (application_form_id);

-- Files that applicants uploaded; one without an application is swept after a day.
create table application_files (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  position_id uuid references positions on delete set null,
  application_id uuid references applications on delete set null,
  file_key text not null unique,
  file_name text not null,
  type text not null,
  size_bytes integer not null,
  -- Unusable until clean. Without a scanner there is nothing to wait for.
  scan text not null default 'clean' check (scan in ('pending', 'clean', 'infected')),
  created_at timestamptz not null
);

create index application_files_user_id on application_files (user_id);
create index application_files_application_id on application_files (application_id);
create index application_files_unused on application_files (created_at) where application_id is null;

-- Who did what with an application, and when: opened, status, notes, exported, withdrawn.
create table application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications on delete cascade,
  actor_id uuid references users on delete set null,
  kind text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null
);

create index application_events_application_id on application_events (application_id, id);
