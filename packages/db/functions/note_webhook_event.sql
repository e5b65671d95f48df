-- Trigger of what webhooks tell: writes the event with the row that it is about, where somebody is to be told. Its arguments: the
-- type of the event, the column of the object, and of an event of one person the column of the person.
create or replace function note_webhook_event() returns trigger language plpgsql as $$
declare
  facts jsonb;
  of_tenant uuid;
begin
  if not exists (select from webhook_endpoint endpoint where tg_argv[0] = any(endpoint.events)) then return null; end if;
  facts := to_jsonb(new);
  of_tenant := facts ->> 'tenant_id';
  if of_tenant is null or exists (select from webhook_endpoint endpoint
      join sub_account person on person.id = endpoint.sub_account_id
      where person.tenant_id = of_tenant and tg_argv[0] = any(endpoint.events)) then
    insert into webhook_event (type, object, tenant_id, sub_account_id)
    values (tg_argv[0], facts ->> tg_argv[1], of_tenant, (facts ->> tg_argv[2])::uuid);
  end if;
  return null;
end $$;
