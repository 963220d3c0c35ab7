-- The day by which an answer was promised when the application was sent, until that promise is counted.
alter table applications add column promised_by date;
create index applications_promised_by on applications (promised_by) where promised_by is not null;
-- How many were promised an answer by a day that is over, and how many had one then. It stays when the applications are deleted.
create table answer_promises (
  business_id uuid not null references businesses (id) on delete cascade,
  promised_by date not null,
  promised integer not null,
  kept integer not null,
  primary key (business_id, promised_by)
);
