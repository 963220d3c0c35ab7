-- What staff did cannot be rewritten. The one change is being marked as undone, once; the one end is the retention
-- (13 months; a day less here, so that clocks need not agree).
create function keep_staff_actions() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception 'staff_actions is append-only';
  elsif tg_op = 'DELETE' then
    if old.created_at > now() - interval '13 months' + interval '1 day' then
      raise exception 'staff_actions is append-only until its retention is over';
    end if;
    return old;
  elsif old.undone_by is not null or new.undone_by is null
      or to_jsonb(new) - 'undone_by' <> to_jsonb(old) - 'undone_by' then
    raise exception 'staff_actions is append-only';
  end if;
  return new;
end $$;

create trigger keep_rows before update or delete on staff_actions for each row execute function keep_staff_actions();
create trigger keep_table before truncate on staff_actions for each statement execute function keep_staff_actions();

-- An undoing may be older than what it undid only for a moment; the retention must not stumble over it.
alter table staff_actions drop constraint staff_actions_undone_by_fkey;
