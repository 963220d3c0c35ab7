-- Staff also looks at what changed after it was approved: what was read each time is kept, to be compared with what is there now.
alter table approval_decisions drop constraint approval_decisions_decision_check;
alter table approval_decisions add constraint approval_decisions_decision_check
  check (decision in ('approved', 'rejected', 'change-asked', 'change-seen'));
alter table approval_decisions add column content jsonb not null default '{}';

create index businesses_changed on businesses (changed_after_approval_at) where changed_after_approval_at is not null;
create index positions_changed on positions (changed_after_approval_at) where changed_after_approval_at is not null;

-- What staff write again and again when something is rejected or must be changed.
create table approval_wordings (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (subject in ('business', 'position')),
  wording text not null,
  created_at timestamptz not null default now(),
  unique (subject, wording)
);

insert into approval_wordings (subject, wording) values
  ('business', 'Vi finner ikke noen sammenheng mellom deg og bedriften. Registrer den på nytt fra en konto med e-postadressen til bedriften.'),
  ('business', 'Beskrivelsen sier ikke hva bedriften gjør. Skriv litt mer om virksomheten.'),
  ('business', 'Ifølge Enhetsregisteret er bedriften slettet, konkurs eller under avvikling.'),
  ('position', 'Teksten stiller krav som kan være i strid med diskrimineringsloven. Skriv om kravene slik at de handler om arbeidet.'),
  ('position', 'Annonsen sier for lite om hva jobben går ut på. Beskriv oppgavene og hvem du ser etter.'),
  ('position', 'Annonsen ber om opplysninger som en arbeidsgiver ikke har lov til å innhente.'),
  ('position', 'Dette er ikke en ledig stilling hos bedriften.');
