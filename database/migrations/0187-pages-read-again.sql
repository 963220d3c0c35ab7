-- What was counted of the page that the cursor is at, which is read again and again.
alter table national_import
  add column page_events integer not null default 0,
  add column page_refused integer not null default 0;
