-- Trigger of message: what was written goes to the places where a person wants to be told, with the same statement. By
-- SMS only what cannot wait until the app is opened (contract/message/kinds.ts), five in a day.
create or replace function send_messages() returns trigger language plpgsql as $$
begin
  insert into message_delivery (message_id, target_id, due_at)
  select written.id, target.id, written.created_at
  from written
  join message_target target on target.sub_account_id = written.sub_account_id
    and target.confirmed_at is not null and target.refused_at is null
  left join personal_setting setting on setting.sub_account_id = written.sub_account_id
  where coalesce((setting.notifications #>> array[written.category, target.channel])::boolean, true)
    and (target.channel <> 'sms' or (
      written.kind in ('followUpDue', 'handedOver', 'editionPostponed', 'editionCancelled', 'planExpires')
      and (select count(*) from message_delivery sent
        where sent.target_id = target.id and sent.due_at > written.created_at - interval '1 day') < 5))
  on conflict do nothing;
  return null;
end $$;
