-- What somebody says who wants to be found by employers. Nothing of it that they see tells who it is.
create table candidates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  headline text not null,
  about text not null,
  -- The same without what tells whose it is: as employers see them.
  seen_headline text not null,
  seen_about text not null,
  professions text[] not null,
  -- As they were chosen, and the municipalities that they are; none: anywhere.
  places text not null,
  municipalities text[] not null,
  -- None: any.
  position_types text[] not null,
  experience text check (experience in ('entry', 'junior', 'senior', 'lead')),
  work_languages text[] not null
    check (work_languages <@ array['Norsk', 'Svensk eller dansk', 'Engelsk', 'Samisk']),
  available_from date,
  -- Where the person works now by any CV, as letters: employers of that name do not find them.
  employer_keys text[] not null,
  -- When the person last said to be found, and until when employers find them; that may be over.
  shown_since timestamptz,
  visible_until timestamptz not null,
  -- That its end was told of.
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index candidates_of_profession on candidates using gin (professions);
create index candidates_visible on candidates (visible_until);

-- The CV that goes with it, without the person, as it was when it was shown. It goes with the CV.
create table candidate_cvs (
  candidate_id uuid primary key references candidates on delete cascade,
  cv_id uuid not null references cvs on delete cascade,
  -- When the CV was changed that this is made of.
  cv_updated_at timestamptz not null,
  cv_data jsonb not null,
  -- What is searched of it.
  words text not null
);
create index candidate_cvs_of_cv on candidate_cvs (cv_id);

-- Who has opened it: the person sees that.
create table candidate_openings (
  candidate_id uuid not null references candidates on delete cascade,
  business_id uuid not null references businesses on delete cascade,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (candidate_id, business_id)
);
create index candidate_openings_of_business on candidate_openings (business_id);

create table candidate_invitations (
  -- Made of the key that it was sent under: sent again, it is the same.
  id uuid primary key,
  candidate_id uuid not null references candidates on delete cascade,
  business_id uuid not null references businesses on delete cascade,
  -- A position may be deleted; what it was called stays, and the invitation counts on.
  position_id uuid references positions on delete set null,
  position_title text not null,
  invited_by uuid references users on delete set null,
  message text not null,
  sent_at timestamptz not null,
  seen_at timestamptz,
  declined_at timestamptz,
  unique (candidate_id, position_id)
);
create index candidate_invitations_of_business on candidate_invitations (business_id, sent_at);
create index candidate_invitations_of_position on candidate_invitations (position_id);
create index candidate_invitations_by on candidate_invitations (invited_by);
