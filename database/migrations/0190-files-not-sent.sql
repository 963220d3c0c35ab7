-- What somebody uploaded and has not sent is counted at each upload and looked for at each sending. One person has few of
-- them, so PostgreSQL finds one plan good for whatever is asked for, and keeps it instead of planning each call anew.
create index application_files_not_sent on application_files (user_id) where application_id is null;
drop index application_files_unused;
