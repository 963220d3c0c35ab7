-- Saved searches may send what is new by mail.
alter table saved_searches
  add column mail_frequency text not null default 'off' check (mail_frequency in ('off', 'daily', 'weekly')),
  -- When it was turned on, and up to when ads were looked at: what is older is no news.
  add column mail_from timestamptz,
  add column mail_since timestamptz,
  -- The next day in Norway on which a mail may go.
  add column mail_due_on date,
  -- The secret in the links that end these mails.
  add column mail_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

create index saved_searches_mail_due_on on saved_searches (mail_due_on) where mail_frequency <> 'off';

-- Ads that somebody was told of, by whichever search: never again.
create table mailed_ads (
  user_id uuid not null references users on delete cascade,
  -- The id of a position here; of an ad of NAV its fingerprint, which is the same when it is posted again.
  ad text not null,
  mailed_at timestamptz not null,
  primary key (user_id, ad)
);

create index mailed_ads_mailed_at on mailed_ads (mailed_at);
