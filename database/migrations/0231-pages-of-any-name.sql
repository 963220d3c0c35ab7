-- A page of the feed is called what the feed calls it, which need not be a UUID.
alter table national_import alter column page_id type text;
