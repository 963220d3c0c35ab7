-- Employers. Public when approved and active. A rejected one stays for its owner to read the reason, and its number is
-- free again.
create table businesses (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  organization_number text not null check (organization_number ~ '^[0-9]{9}$'),
  business_name text not null,
  short_description text not null,
  long_description text not null,
  logo_path text,
  contact_email text,
  -- What the register answered, whole; the columns below it are read from it.
  brreg_data jsonb not null default '{}',
  brreg_fetched_at timestamptz,
  employee_count integer generated always as ((brreg_data ->> 'antallAnsatte')::integer) stored,
  industry text generated always as (brreg_data -> 'naeringskode1' ->> 'beskrivelse') stored,
  -- Slug of server/places/places.json and postal town in ordinary writing, both from the register's address.
  municipality text,
  location text,
  is_active boolean not null default true,
  max_active_positions integer not null default 2 check (max_active_positions between 1 and 50),
  approval_status text not null default 'pending' check (approval_status in ('pending', 'approved', 'rejected')),
  rejection_reason text,
  approved_at timestamptz,
  -- An approved one whose name or descriptions changed, for staff to look at.
  changed_after_approval_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index businesses_organization_number on businesses (organization_number) where approval_status <> 'rejected';
create index businesses_owner_id on businesses (owner_id);
create index businesses_public on businesses (created_at desc) where approval_status = 'approved' and is_active;
create index businesses_pending on businesses (created_at) where approval_status = 'pending';

-- Who else may manage a business.
create table business_shares (
  business_id uuid not null references businesses on delete cascade,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (business_id, user_id)
);

create index business_shares_user_id on business_shares (user_id);

-- Public while approved, active and before the expiry date, and while their business is public.
create table positions (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  title text not null,
  description text not null,
  requirements text not null,
  position_type text not null check (position_type in ('Fast', 'Deltid', 'Vikariat', 'Freelance', 'Konsulent')),
  engagement text check (engagement in ('Fast', 'Midlertidig', 'Prosjekt')),
  experience text check (experience in ('entry', 'junior', 'senior', 'lead')),
  remote boolean not null default false,
  -- Slug of server/places/places.json.
  municipality text,
  location text,
  work_schedule text,
  salary_min integer check (salary_min >= 0),
  salary_max integer check (salary_max >= salary_min),
  salary_currency text not null default 'NOK' check (salary_currency in ('NOK', 'EUR', 'USD')),
  contact_name text not null,
  contact_email text not null,
  contact_position text not null,
  application_method text not null check (application_method in ('email', 'external', 'form')),
  external_application_url text,
  application_form_id uuid,
  email_notifications_enabled boolean not null default true,
  -- The first day on which it is no longer public.
  expiry_date date not null,
  application_deadline date,
  is_active boolean not null default true,
  -- When the expiry date, not a person, switched it off: visitors may then still read that it has expired.
  expired_at timestamptz,
  featured boolean not null default false,
  approval_status text not null default 'pending' check (approval_status in ('pending', 'approved', 'rejected')),
  rejection_reason text,
  approved_at timestamptz,
  changed_after_approval_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index positions_business_id on positions (business_id, created_at desc);
create index positions_live on positions (featured desc, created_at desc) where approval_status = 'approved' and is_active;
create index positions_expiry_date on positions (expiry_date);
create index positions_pending on positions (created_at) where approval_status = 'pending';
create index positions_application_form_id on positions (application_form_id) where application_form_id is not null;
