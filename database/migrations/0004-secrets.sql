-- What all instances must agree on when the operator names none: each made once, by whoever needs it first.
create table secrets (
  name text primary key,
  value text not null
);
