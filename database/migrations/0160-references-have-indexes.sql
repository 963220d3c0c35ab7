-- Deleting an account, or a position, looks for what refers to it: without these in every event and every file there is.
create index application_events_actor_id on application_events (actor_id);
create index application_files_position_id on application_files (position_id);
create index newsletters_created_by on newsletters (created_by);
