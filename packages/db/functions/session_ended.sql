-- Trigger of login_session: a device whose session has ended, by whatever way, is told nothing any more.
create or replace function session_ended() returns trigger language plpgsql as $$
begin
  delete from message_target where session_id = new.id;
  return null;
end $$;
