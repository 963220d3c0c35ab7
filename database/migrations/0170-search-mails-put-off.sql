-- A saved search whose mail could not be made rests until then, and holds up nobody else's.
alter table saved_searches add column mail_try_after timestamptz;
