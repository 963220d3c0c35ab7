-- One of the list in contract/professions.ts, by which NAV sorts its ads too.
alter table positions add column profession text;

-- A search that was saved before asks for none: saved again, it is the same one.
update saved_searches set filters = filters || '{"selectedOccupation": "", "selectedProfession": ""}'
  where not filters ? 'selectedOccupation';
update job_alerts set filters = filters || '{"selectedOccupation": "", "selectedProfession": ""}'
  where not filters ? 'selectedOccupation';
