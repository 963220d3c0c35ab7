-- What is made again under the key that it was made under is the same: a reply may be lost.
alter table positions add column idempotency_key uuid;
create unique index positions_idempotency_key on positions (business_id, idempotency_key) where idempotency_key is not null;
alter table application_forms add column idempotency_key uuid;
create unique index application_forms_idempotency_key on application_forms (business_id, idempotency_key)
  where idempotency_key is not null;
alter table cvs add column idempotency_key uuid;
create unique index cvs_idempotency_key on cvs (user_id, idempotency_key) where idempotency_key is not null;
