-- When each ad was last read, and for which event. Most readings find nothing new, and noting that in the ad's own row wrote
-- all of it again and told the search index's trigger.
create table national_reads (
  id uuid primary key references national_positions on delete cascade,
  event_at timestamptz not null,
  checked_at timestamptz not null
) with (fillfactor = 70);

insert into national_reads (id, event_at, checked_at) select id, event_at, checked_at from national_positions;

-- Only the version before this still uses them.
alter table national_positions alter column event_at drop not null, alter column checked_at drop not null;
