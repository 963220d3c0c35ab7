-- The employer may take a status back for some minutes: until then the applicant knows the one before.
alter table applications
  add column told_status text not null default 'pending' check (told_status in ('pending', 'approved', 'denied', 'contacted')),
  -- Goes with the mail about the status, and is emptied when it was sent.
  add column message text,
  add column status_changed_at timestamptz,
  -- What taking back leads to; null when there is nothing to take back.
  add column previous_status text check (previous_status in ('pending', 'approved', 'denied', 'contacted')),
  add column previous_message text;

update applications set told_status = status;

create index applications_position_id on applications (position_id);

-- That an application was here, without saying whose.
create table application_deletions (
  application_id uuid primary key,
  business_id uuid not null,
  position_id uuid not null,
  -- Nobody when a period ended.
  actor_id uuid,
  reason text not null check (reason in ('employer', 'retention', 'account', 'position', 'business')),
  created_at timestamptz not null default now()
);

create index application_deletions_created_at on application_deletions (created_at);

-- Whatever a mail is about takes it along when it is deleted.
alter table mails add column about uuid;
create index mails_about on mails (about) where about is not null;

-- Since when a position has been switched off, by a person or by its expiry date: periods are counted from there.
alter table positions add column closed_at timestamptz;
update positions set closed_at = coalesce(expired_at, updated_at) where not is_active;

create function note_closing() returns trigger language plpgsql as $$
begin
  new.closed_at := case when new.is_active then null else coalesce(new.expired_at, now()) end;
  return new;
end $$;

create trigger note_closing before update of is_active on positions for each row
  when (old.is_active <> new.is_active) execute function note_closing();
create trigger note_closed before insert on positions for each row
  when (not new.is_active) execute function note_closing();
