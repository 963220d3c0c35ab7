-- New matches of a search by mail, for readers without an account.
create table job_alerts (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254),
  -- As that of users: one reader, however the address is written.
  email_key text not null
    generated always as (lower(normalize(email, NFC) collate "nb-x-icu") collate "default") stored,
  filters jsonb not null,
  mail_frequency text not null check (mail_frequency in ('daily', 'weekly')),
  -- The secret in the links of its mails.
  mail_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  asked_at timestamptz not null,
  -- Nothing but the question is sent before. Saying once more that it is wanted renews it.
  confirmed_at timestamptz,
  -- When its reader was asked whether it is still wanted.
  renewal_asked_at timestamptz,
  -- As of saved_searches.
  mail_from timestamptz,
  mail_since timestamptz,
  mail_due_on date,
  mail_try_after timestamptz
);
create index job_alerts_email_key on job_alerts (email_key);
create index job_alerts_mail_due_on on job_alerts (mail_due_on) where mail_due_on is not null;
-- Ads that a reader was told of by one of these: never again. As mailed_ads of users.
create table alerted_ads (
  email_key text not null,
  ad text not null,
  mailed_at timestamptz not null,
  primary key (email_key, ad)
);
create index alerted_ads_mailed_at on alerted_ads (mailed_at);
