-- The ledger of a long newsletter is filled in parts, in the order of the users' ids. Who was reached last, as long as
-- somebody may follow.
alter table newsletters add column filled_through uuid;
