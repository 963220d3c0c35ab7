-- The day by which an employer promises everybody who applies an answer.
alter table positions add column answer_by date;
-- When the applicant, without an answer after that day, reminded the employer.
alter table applications add column reminded_at timestamptz;
