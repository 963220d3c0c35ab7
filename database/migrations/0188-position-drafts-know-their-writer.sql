-- Which open form wrote a draft last: another one that knows nothing of it does not write over it.
alter table position_drafts add column writer text;
