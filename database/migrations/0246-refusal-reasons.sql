-- Why an application was refused, of a few reasons. Those of another status count for nothing: the version before changes the
-- status without emptying them.
alter table applications
  add column refusal_reasons text[] not null default '{}'
    check (refusal_reasons <@ array['experience', 'education', 'language', 'start', 'missing', 'another', 'unfilled', 'other']),
  -- What taking back leads to.
  add column previous_refusal_reasons text[] not null default '{}',
  -- What the applicant knows, as `told_status`.
  add column told_refusal_reasons text[] not null default '{}';
