-- What staff did to several entries at once belongs together: each entry keeps its own row, and those of one run carry its id.
alter table staff_actions add column run_id uuid;
create index staff_actions_run on staff_actions (run_id, id) where run_id is not null;
