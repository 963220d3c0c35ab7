-- What staff took down stays down: whoever owns it can switch off and on what nobody else stopped.
alter table businesses add column stopped_by_staff_at timestamptz;
alter table positions add column stopped_by_staff_at timestamptz;
