-- When an answer came that its applicant has not seen; nothing once they opened the application.
alter table applications add column unseen_answer_at timestamptz;
-- What employers and staff are told of on each page: of what is looked through for it, hardly anything waits.
create index applications_unread on applications (business_id) where not is_read and withdrawn_at is null;
create index application_messages_unread on application_messages (application_id) where read_at is null;
create index mails_waiting on mails (created_at) where sent_at is null and failed_at is null;
create index applications_pending on applications (position_id) where status = 'pending' and withdrawn_at is null;
