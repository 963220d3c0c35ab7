-- What came with a message about an application. Files go with their application, and its messages after them.
alter table application_files add column message_id uuid references application_messages (id) on delete set null;
create index application_files_message_id on application_files (message_id);
