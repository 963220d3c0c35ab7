-- Of the last correction: sent once more after a lost reply, it is answered as done, whatever came since.
alter table applications add column correction_key uuid;
