-- What somebody uploaded and has not sent, to be limited by the statement that adds to it. Volatile: it sees what was committed
-- while that statement waited for the account.
create function files_not_sent(uploader uuid, out files bigint, out bytes bigint) volatile language plpgsql as $$
begin
  select count(*), coalesce(sum(size_bytes), 0) into files, bytes
  from application_files where user_id = uploader and application_id is null;
end $$;
