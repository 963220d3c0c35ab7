-- That its sender told how it was to apply. Not what, and not when: nothing leads from here to the answer.
alter table applications add column survey_answered boolean not null default false;

-- What those who applied said, only ever as counts: how many chose each of the five answers to each question, from the worst to the best.
create table survey_counts (
  business_id uuid not null references businesses (id) on delete cascade,
  -- The first day of the month of the last answer among them. Fewer than five wait for those of the months after.
  month date not null,
  answers integer not null default 0,
  ease integer[] not null default '{0,0,0,0,0}',
  informed integer[] not null default '{0,0,0,0,0}',
  again integer[] not null default '{0,0,0,0,0}',
  primary key (business_id, month)
);
