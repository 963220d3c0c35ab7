-- When the reader of a tip opened the page that it stands on.
alter table position_tips add column seen_at timestamptz;
-- Of those from before this was asked, nobody is told once more.
update position_tips set seen_at = sent_at;
