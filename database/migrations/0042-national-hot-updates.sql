-- Noting that an ad was looked at again touches no index and finds room beside the old row.
drop index national_positions_checked_at;
alter table national_positions set (fillfactor = 80);
