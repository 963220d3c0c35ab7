-- What changed lately, for the indexes that are kept in memory: each reads what was committed since it last looked.
-- Ordered by transaction, because a sequence would pass by what was numbered early and committed late.
create table search_changes (
  transaction_id xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('position', 'business', 'national')),
  id uuid not null,
  changed_at timestamptz not null default now()
);

create index search_changes_kind on search_changes (kind, transaction_id);
create index search_changes_changed_at on search_changes (changed_at);

-- The kind is the trigger's argument.
create function note_search_changes() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, id) select tg_argv[0], id from changed;
  return null;
end $$;

create trigger note_inserts after insert on positions
  referencing new table as changed for each statement execute function note_search_changes('position');
create trigger note_updates after update on positions
  referencing new table as changed for each statement execute function note_search_changes('position');
create trigger note_deletes after delete on positions
  referencing old table as changed for each statement execute function note_search_changes('position');

create trigger note_inserts after insert on businesses
  referencing new table as changed for each statement execute function note_search_changes('business');
create trigger note_updates after update on businesses
  referencing new table as changed for each statement execute function note_search_changes('business');
create trigger note_deletes after delete on businesses
  referencing old table as changed for each statement execute function note_search_changes('business');

-- A business takes its positions along: into hiding, out of it, under a new name.
create function note_positions_of_business() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, id) select 'position', id from positions where business_id = new.id;
  return null;
end $$;

create trigger note_positions after update on businesses for each row
  when ((old.business_name, old.approval_status, old.is_active, old.location)
    is distinct from (new.business_name, new.approval_status, new.is_active, new.location))
  execute function note_positions_of_business();
