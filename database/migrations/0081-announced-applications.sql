-- Whether both sides were told that it was sent. What nobody was told of yet is found by this, so that sending needs no
-- job of its own.
alter table applications add column announced_at timestamptz;
update applications set announced_at = submitted_at;

create index applications_unannounced on applications (submitted_at) where announced_at is null;
