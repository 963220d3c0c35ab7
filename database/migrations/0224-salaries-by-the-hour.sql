-- What the salary is counted by. Until now it was one of a year.
alter table positions
  add column salary_period text not null default 'year' check (salary_period in ('year', 'month', 'hour'));
