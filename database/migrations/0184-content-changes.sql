-- When what it says was changed: saving the same again, or switching it off and on, is no answer to staff who asked for a change.
alter table businesses add column content_changed_at timestamptz;
alter table positions add column content_changed_at timestamptz;
-- Of what waits only its last saving is known.
update businesses set content_changed_at = updated_at where approval_status = 'pending';
update positions set content_changed_at = updated_at where approval_status = 'pending';
