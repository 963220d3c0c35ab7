-- A search that was saved before one could ask for several places asks for none beside its own: saved again, it is the same one.
update saved_searches set filters = filters || '{"selectedPlaces": ""}' where not filters ? 'selectedPlaces';
update job_alerts set filters = filters || '{"selectedPlaces": ""}' where not filters ? 'selectedPlaces';
