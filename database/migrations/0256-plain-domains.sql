-- Addresses are taken with their domain in plain letters by now: whoever registered with others would not be found. Where both are there,
-- each has stayed somebody's own.
update users set email = plain.email
from (
  select id, regexp_replace(email, '@[^@]*$', '') || normalize(substring(email from '@[^@]*$'), NFKC) as email
  from users
  where email !~ '^[\x01-\x7f]*$'
) as plain
where plain.id = users.id and plain.email <> users.email
  and not exists (
    select from users as other
    where other.id <> users.id and other.email_key = lower(normalize(plain.email, NFC) collate "nb-x-icu") collate "default"
  );
