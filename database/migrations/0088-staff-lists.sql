-- The lists of the staff panel: newest first, by each filter, and by the beginnings of words. No extension is needed: the
-- text search of every PostgreSQL finds beginnings, when signs are taken for spaces first (so that the parts of an address
-- are words too). Letters are made small, and foreign ones plain, whatever the language of the server is.
create function words_of(text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, translate($1,
    'ÆØÅÄÖÜäöüÉÈÊËéèêëÁÀÂÃáàâãÓÒÔÕóòôõÍÌÎÏíìîïÚÙÛúùûÇçÑñÝýŠšŽžČčĐđŊŋŦŧ' ||
      '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~«»“”’–—…' || chr(9) || chr(10) || chr(160),
    'æøåæøuæøueeeeeeeeaaaaaaaaooooooooiiiiiiiiuuuuuuccnnyysszzccddnntt' || rpad('', 60)));

drop index users_created_at;
create index users_newest on users (created_at desc, id);
create index users_newest_by_activity on users (is_active, created_at desc, id);
create index users_newest_staff on users (created_at desc, id) where is_admin;
create index users_words on users using gin (words_of(first_name || ' ' || last_name || ' ' || email));

create index businesses_newest on businesses (created_at desc, id) where approval_status <> 'rejected';
create index businesses_newest_by_activity on businesses (is_active, created_at desc, id)
  where approval_status <> 'rejected';
create index businesses_words on businesses using gin (words_of(business_name || ' ' || organization_number));

create index positions_newest on positions (created_at desc, id) where approval_status <> 'rejected';
create index positions_newest_by_activity on positions (is_active, created_at desc, id)
  where approval_status <> 'rejected';
-- What has expired, the latest first.
create index positions_expiry_by_activity on positions (is_active, expiry_date desc, id)
  where approval_status <> 'rejected';
create index positions_words on positions using gin (words_of(title));

create index application_forms_newest_by_activity on application_forms (is_active, created_at desc, id);
create index application_forms_words on application_forms using gin (words_of(title || ' ' || description));

create index staff_actions_words on staff_actions
  using gin (words_of(actor_name || ' ' || subject_name || ' ' || coalesce(reason, '') || ' ' || before::text || ' ' || after::text));
