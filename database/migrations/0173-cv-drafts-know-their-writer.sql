-- Which open editor wrote a draft last: another one that knows nothing of it does not write over it.
alter table cv_drafts add column writer text;
