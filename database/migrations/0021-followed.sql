-- What a user follows. Positions and businesses may disappear; what the user saw of them stays in the list.
create table followed_positions (
  user_id uuid not null,
  -- The id of a local position, the uuid of a national one.
  position_id uuid not null,
  type text not null check (type in ('local', 'nav')),
  title text not null,
  business_name text not null,
  location text,
  -- As it was sent: national deadlines may be words.
  expiry_date text,
  followed_at timestamptz not null,
  primary key (user_id, position_id)
);

create index followed_positions_position_id on followed_positions (position_id);

create table followed_businesses (
  user_id uuid not null,
  organization_number text not null check (organization_number ~ '^[0-9]{9}$'),
  name text not null,
  location text,
  industry text,
  followed_at timestamptz not null,
  primary key (user_id, organization_number)
);

create index followed_businesses_organization_number on followed_businesses (organization_number);

create table saved_searches (
  user_id uuid not null,
  id text not null,
  name text not null,
  search_term text not null,
  filters jsonb not null,
  saved_at timestamptz not null,
  use_count integer not null default 1,
  primary key (user_id, id),
  -- A search that is saved again counts up instead.
  constraint saved_searches_once unique (user_id, search_term, filters)
);
