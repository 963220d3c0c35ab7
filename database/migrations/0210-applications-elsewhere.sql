-- What a user applied for elsewhere, as they noted it. Nobody else reads it.
create table applications_elsewhere (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- The ad that it was noted from. That may go, and the words stay.
  ad_kind text check (ad_kind in ('local', 'nav')),
  ad_id uuid,
  title text not null,
  employer text not null,
  place text,
  link text,
  deadline date,
  applied_on date not null,
  state text not null default 'applied'
    check (state in ('applied', 'interview', 'offer', 'rejected', 'withdrawn')),
  note text,
  -- The day of a mail that reminds of it, and when that was written.
  remind_on date,
  reminded_at timestamptz,
  idempotency_key uuid,
  created_at timestamptz not null,
  -- The words, not the state or the reminder.
  updated_at timestamptz not null,
  check ((ad_kind is null) = (ad_id is null)),
  unique (user_id, ad_id),
  unique (user_id, idempotency_key)
);

create index applications_elsewhere_remind_on on applications_elsewhere (remind_on)
  where remind_on is not null and reminded_at is null;
