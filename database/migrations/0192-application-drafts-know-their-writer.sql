-- Which open form wrote a draft last: another one that knows nothing of it does not write over it.
alter table application_drafts add column writer text;
