-- When a position or a business was last switched on again: nobody could find it before, so it is news to a saved search.
alter table positions add column reopened_at timestamptz;
alter table businesses add column reopened_at timestamptz;

create function note_reopening() returns trigger language plpgsql as $$
begin
  new.reopened_at := now();
  return new;
end $$;

create trigger note_reopening before update of is_active on positions for each row
  when (new.is_active and not old.is_active) execute function note_reopening();
create trigger note_reopening before update of is_active on businesses for each row
  when (new.is_active and not old.is_active) execute function note_reopening();
