-- What visitors say is wrong with an ad, an employer's own or NAV's. Kept as long as requests to support.
create table ad_reports (
  id uuid primary key,
  kind text not null check (kind in ('local', 'nav')),
  ad_id uuid not null,
  -- As they were: staff reads them also of an ad that is gone.
  title text not null,
  business_name text not null,
  reason text not null,
  message text,
  -- Of who wants an answer.
  email text,
  created_at timestamptz not null,
  -- When staff was done with it, and what they answered.
  closed_at timestamptz,
  answer text
);

create index ad_reports_ad on ad_reports (kind, ad_id);
create index ad_reports_open on ad_reports (created_at) where closed_at is null;
create index ad_reports_created_at on ad_reports (created_at);

-- Ads of NAV's that staff took down. The feed goes on telling of them, at times word by word under another id: they stay away.
create table national_take_downs (
  id uuid primary key,
  -- By which its copies are known.
  fingerprint text not null,
  title text,
  taken_down_at timestamptz not null
);

create index national_take_downs_fingerprint on national_take_downs (fingerprint);

alter table staff_actions drop constraint staff_actions_subject_check, add constraint staff_actions_subject_check check (
  subject in ('user', 'business', 'position', 'nav-position', 'ad-report', 'application-form', 'newsletter', 'import', 'job', 'other')
);
