-- 推送地址: where programs of a person are told of events (Standard Webhooks).
create table webhook_endpoint (
  id uuid primary key,
  sub_account_id uuid not null references sub_account on delete cascade,
  url_enc bytea not null,                      -- an address may carry a secret of the receiver
  events text[] not null,
  secret_enc bytea not null,                   -- whsec_…
  previous_enc bytea,                          -- the secret before it was renewed
  previous_until timestamptz,
  is_on boolean not null default true,
  off_reason text check (off_reason in ('person', 'failing', 'gone')),
  failing_since timestamptz,                   -- null: the last try did not fail
  created_at timestamptz not null,
  check (is_on = (off_reason is null)),
  check ((previous_enc is null) = (previous_until is null))
);
create index webhook_endpoint_person on webhook_endpoint (sub_account_id);

-- What happened, written with what it is about; of it the endpoints that are to know get a delivery.
create table webhook_event (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,     -- of two events of one object the earlier has the smaller
  type text not null,
  object text not null,                        -- its id, of an import its number: events of one object are told in order
  tenant_id uuid references tenant on delete cascade,           -- null: of everybody's data
  sub_account_id uuid references sub_account on delete cascade, -- null: not of one person alone
  endpoint_id uuid references webhook_endpoint on delete cascade, -- of a test
  at timestamptz not null default now(),
  fanned_at timestamptz                        -- null: the deliveries are not made yet
);
create index webhook_event_new on webhook_event (seq) where fanned_at is null;
create index webhook_event_at on webhook_event (at);
create index webhook_event_tenant on webhook_event (tenant_id);
create index webhook_event_person on webhook_event (sub_account_id) where sub_account_id is not null;
create index webhook_event_endpoint on webhook_event (endpoint_id) where endpoint_id is not null;

-- An event on its way to an endpoint.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references webhook_event on delete cascade,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  object text not null,                        -- with seq from the event: what the order is kept by
  seq bigint not null,
  state text not null default 'waiting' check (state in (
    'waiting',                                 -- nobody has begun to send it, or it is to be tried again
    'sending',                                 -- somebody has
    'delivered', 'dead',                       -- answered with 2xx; tried often enough
    'skipped')),                               -- its person may not see it any more
  due_at timestamptz not null,
  is_replay boolean not null default false,   -- it was settled before, and is sent once more
  tries smallint not null default 0,
  status smallint,                             -- of the last answer
  why text,                                    -- of the last failure
  begun_at timestamptz,
  settled_at timestamptz,
  unique (endpoint_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (due_at) where state = 'waiting';
create index webhook_delivery_open on webhook_delivery (endpoint_id, object, seq) where state in ('waiting', 'sending');
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, due_at) where state = 'waiting';
create index webhook_delivery_begun on webhook_delivery (begun_at) where state = 'sending';
create index webhook_delivery_list on webhook_delivery (endpoint_id, seq desc);
create index webhook_delivery_event on webhook_delivery (event_id);

-- Of a person.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free_authenticated', 'webhooks', 1, 'query'),
  ('member',             'webhooks', 3, 'query'),
  ('team',               'webhooks', 5, 'query');

create function note_webhook_event() returns trigger language plpgsql as $$
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

create trigger webhook_written after insert on follow_up for each row
  execute function note_webhook_event('followUp.written', 'id');
create trigger webhook_due after update of reminded_for on follow_up for each row
  when (new.reminded_for is not null and new.reminded_for is distinct from old.reminded_for)
  execute function note_webhook_event('reminder.due', 'id', 'task_owner_id');
create trigger webhook_listed after update of exhibitor_list_status on exhibition_edition for each row
  when (new.exhibitor_list_status = 'published' and old.exhibitor_list_status <> 'published')
  execute function note_webhook_event('exhibitorList.published', 'id');
create trigger webhook_postponed after update of set_status on exhibition_edition for each row
  when (new.set_status = 'postponed' and old.set_status is distinct from 'postponed')
  execute function note_webhook_event('edition.postponed', 'id');
create trigger webhook_settled after insert on prediction_scorecard for each row
  when (new.kind = 'settled') execute function note_webhook_event('forecast.settled', 'edition_id');
create trigger webhook_unlocked after insert on unlock for each row
  execute function note_webhook_event('unlock.made', 'id');
create trigger webhook_imported after update of status on import_run for each row
  when (new.status = 'done' and old.status <> 'done')
  execute function note_webhook_event('import.done', 'number');
