-- Of whom to ask about a position, where they want to be called.
alter table positions add column contact_phone text;
