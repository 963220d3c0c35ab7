-- NAV's ads. Only what is live: the row and all it says go when the ad ends.
create table national_positions (
  -- NAV's uuid.
  id uuid primary key,
  -- The event of the feed that this state answers to, with its microseconds.
  event_at timestamptz not null,
  -- When its details were last read, and a digest of them: what has not changed is not written again.
  checked_at timestamptz not null,
  content_digest text not null,
  title text,
  job_title text,
  business_name text,
  organization_number text,
  -- Sanitised markup, and the same as plain text.
  description_html text not null,
  description text not null,
  employer_html text not null,
  employer_homepage text,
  published_at timestamptz not null,
  -- What NAV says, and the first moment at which it is hidden: a midnight counts the day it begins.
  expires timestamptz not null,
  hidden_at timestamptz not null,
  changed_at timestamptz not null,
  -- As written, and the day where it is one.
  application_due text,
  application_deadline date,
  application_url text,
  source_url text,
  link text not null,
  source text,
  engagement_type text,
  extent text,
  sector text,
  start_time text,
  position_count integer not null default 1,
  work_locations jsonb not null,
  contacts jsonb not null,
  -- Slugs of municipalities; ids of counties, the divided ones too; the one line that cards show.
  municipalities text[] not null,
  counties text[] not null,
  place text,
  -- NAV's two levels of occupations.
  occupations text[] not null,
  professions text[] not null,
  -- What did not fit our form, as it came: field to value.
  misfits jsonb not null default '{}',
  -- The same for an ad that was posted again word by word; the newest of them is shown and names the others.
  fingerprint text not null,
  duplicate_of uuid,
  -- The position here that is the same as this ad.
  local_position_id uuid references positions on delete set null
);

create index national_positions_newest on national_positions (published_at desc, id);
create index national_positions_hidden_at on national_positions (hidden_at);
create index national_positions_checked_at on national_positions (checked_at);
create index national_positions_fingerprint on national_positions (fingerprint);
create index national_positions_organization_number on national_positions (organization_number);
create index national_positions_local_position_id on national_positions (local_position_id);
create index national_positions_misfits on national_positions (id) where misfits <> '{}';

create trigger note_inserts after insert on national_positions
  referencing new table as changed for each statement execute function note_search_changes('national');
create trigger note_updates after update on national_positions
  referencing new table as changed for each statement execute function note_search_changes('national');
create trigger note_deletes after delete on national_positions
  referencing old table as changed for each statement execute function note_search_changes('national');

-- That an ad was here and is no longer, for those who follow it. Nothing of what it said.
create table national_stubs (
  id uuid primary key,
  event_at timestamptz not null,
  removed_at timestamptz not null
);

create index national_stubs_removed_at on national_stubs (removed_at);

-- Ads whose details are still to be read. Three failures in a row send one into quarantine, where it is tried seldom.
create table national_queue (
  id uuid primary key,
  event_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  quarantined_at timestamptz
);

create index national_queue_due_at on national_queue (due_at);

-- The one reader of the feed: how far it has come, and which process it is.
create table national_import (
  singleton boolean primary key default true check (singleton),
  holder uuid,
  held_until timestamptz,
  -- The page that is still to be read; without one, reading starts by time.
  page_id uuid,
  newest_event_at timestamptz,
  events_read bigint not null default 0,
  items_refused bigint not null default 0,
  -- The first start reads what can still be live.
  first_since timestamptz,
  first_finished_at timestamptz,
  last_read_at timestamptz,
  last_error text,
  last_error_at timestamptz,
  checked_again_at timestamptz
);

insert into national_import default values;
