-- The public list of applicants that public employers give out (offentleglova § 25).
alter table positions add column has_applicant_list boolean not null default false;

-- What it says of an applicant, as sent: with the reason for being left out of it, where that was asked for. Then the answer.
alter table applications
  add column list_entry jsonb,
  add column exemption_granted boolean,
  add column exemption_answer text;
