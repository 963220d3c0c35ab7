-- In a database of the locale "C", as the embedded one, `lower` by itself leaves Æ, Ø and Å as they are.
drop index users_email_key;
alter table users drop column email_key;
alter table users add column email_key text not null
  generated always as (lower(normalize(email, NFC) collate "nb-x-icu") collate "default") stored;
create unique index users_email_key on users (email_key);

alter table business_invitations drop column email_key;
alter table business_invitations add column email_key text not null
  generated always as (lower(normalize(email, NFC) collate "nb-x-icu") collate "default") stored;
create unique index business_invitations_once on business_invitations (business_id, email_key);
create index business_invitations_email_key on business_invitations (email_key);
