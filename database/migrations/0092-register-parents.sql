-- The main units of the sub-units that NAV's ads name, as the register told them; none for what is no sub-unit.
create table register_parents (
  organization_number text primary key check (organization_number ~ '^[0-9]{9}$'),
  parent text check (parent ~ '^[0-9]{9}$'),
  checked_at timestamptz not null
);

create index register_parents_parent on register_parents (parent) where parent is not null;
