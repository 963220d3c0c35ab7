-- An interview: the times that an applicant is offered, and what was made of them. One for each application.
create table interviews (
  application_id uuid primary key references applications (id) on delete cascade,
  -- Who was invited at once shares the times.
  round_id uuid not null,
  way text not null check (way in ('place', 'video', 'phone')),
  place text,
  minutes integer not null check (minutes > 0),
  times timestamptz[] not null,
  message text,
  offered_at timestamptz not null,
  -- Without a chosen time: none of them suits.
  answered_at timestamptz,
  chosen timestamptz,
  reply text,
  reminded_at timestamptz
);
create index interviews_chosen on interviews (chosen) where chosen is not null;
