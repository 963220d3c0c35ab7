-- Each of them alone is enough to do the work. None: it is not said.
alter table positions
  add column work_languages text[] not null default '{}'
    check (work_languages <@ array['Norsk', 'Svensk eller dansk', 'Engelsk', 'Samisk']);

-- A search that was saved before asks for none: saved again, it is the same one.
update saved_searches set filters = filters || '{"selectedWorkLanguage": ""}' where not filters ? 'selectedWorkLanguage';
update job_alerts set filters = filters || '{"selectedWorkLanguage": ""}' where not filters ? 'selectedWorkLanguage';
