-- Who became the position's contact after an interview was agreed and was told of it: it stands in those calendars too.
alter table interviews add column also_told text[] not null default '{}';
