-- A call of a line that says nothing more of it.
alter table call_record drop constraint call_record_state_check;
alter table call_record add constraint call_record_state_check check (state in ('dialled', 'asked', 'ringingAgent',
  'ringing', 'connected', 'completed', 'busy', 'noAnswer', 'failed', 'cancelled', 'silent'));
create index call_record_under_way on call_record (updated_at)
  where state in ('asked', 'ringingAgent', 'ringing', 'connected');
