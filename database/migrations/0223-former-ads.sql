-- What an ad said until something of it was changed: of each day the first. What readers are told of changes is read from these,
-- and they go with the ad.
create table former_positions (
  position_id uuid not null references positions on delete cascade,
  day date not null,
  said jsonb not null,
  primary key (position_id, day)
);

create table former_national_positions (
  national_position_id uuid not null references national_positions on delete cascade,
  day date not null,
  said jsonb not null,
  primary key (national_position_id, day)
);
