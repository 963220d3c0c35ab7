-- How it looks where one would work: pictures that an employer shows on its page and beside its ads.
create table business_pictures (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  image_key text not null unique,
  description text not null,
  -- From 0, without gaps.
  place int not null,
  -- What the form was sent under: sent again, it is the same picture.
  idempotency_key text,
  created_at timestamptz not null,
  unique (business_id, idempotency_key)
);
create index business_pictures_of_business on business_pictures (business_id, place);
