-- A draft that is saved while the application is sent and does not see it would stay behind. Whoever comes first here, sending or
-- saving, the other one sees.
create function lock_applying(applicant uuid, applied_to uuid) returns void volatile language sql as $$
  select pg_advisory_xact_lock(hashtextextended('applying ' || applicant || ' ' || applied_to, 0))
$$;

-- Volatile: it sees what was committed while it waited for the lock.
create function end_draft(applicant uuid, applied_to uuid) returns void volatile language plpgsql as $$
begin
  perform lock_applying(applicant, applied_to);
  delete from application_drafts where user_id = applicant and position_id = applied_to;
end $$;
