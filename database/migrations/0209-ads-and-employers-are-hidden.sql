-- What a user never wants to see in lists again. As with what is followed, what was seen of it stays when it is gone.
create table hidden_positions (
  user_id uuid not null references users on delete cascade,
  -- The id of a local position, the uuid of a national one.
  position_id uuid not null,
  type text not null check (type in ('local', 'nav')),
  title text not null,
  business_name text not null,
  location text,
  -- The same ad under its other name, as it was known then: here of one at NAV, at NAV of one that is here too.
  twin_id uuid,
  -- Of the ad at NAV: one that is posted again word by word is the same.
  fingerprint text,
  hidden_at timestamptz not null,
  primary key (user_id, position_id)
);

create table hidden_businesses (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  -- The main unit's where it is known. An employer without a number is known by the letters of its name.
  organization_number text check (organization_number ~ '^[0-9]{9}$'),
  name_key text,
  hidden_at timestamptz not null,
  primary key (user_id, id),
  constraint hidden_businesses_known check (num_nonnulls(organization_number, name_key) = 1)
);

create unique index hidden_businesses_by_number on hidden_businesses (user_id, organization_number) where name_key is null;
create unique index hidden_businesses_by_name on hidden_businesses (user_id, name_key) where organization_number is null;
create index hidden_businesses_organization_number on hidden_businesses (organization_number);
