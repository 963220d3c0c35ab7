-- Having been looked at again is no change: only what the index keeps of an ad makes it read the ad anew.
create function note_national_changes() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, id)
  select 'national', changed.id from changed join before using (id)
  where (changed.content_digest, changed.duplicate_of, changed.local_position_id)
    is distinct from (before.content_digest, before.duplicate_of, before.local_position_id);
  return null;
end $$;

drop trigger note_updates on national_positions;
create trigger note_updates after update on national_positions
  referencing old table as before new table as changed for each statement execute function note_national_changes();
