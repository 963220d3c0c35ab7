-- A search that was saved before one could ask for pay asks for none: saved again, it is the same one.
update saved_searches set filters = filters || '{"selectedPay": ""}' where not filters ? 'selectedPay';
update job_alerts set filters = filters || '{"selectedPay": ""}' where not filters ? 'selectedPay';
