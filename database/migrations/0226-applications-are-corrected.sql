-- When its sender last put something right in it.
alter table applications add column corrected_at timestamptz;
