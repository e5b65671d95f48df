-- Trigger of security_log and security_event: a row is never changed, and taken away a year after what it tells of.
create or replace function security_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < clock_timestamp() - interval '365 days' then return old; end if;
  raise exception 'the security log is only ever added to';
end $$;
