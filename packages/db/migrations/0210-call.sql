-- 外呼. The rules of a tenant; without a row those of the product hold (apps/api/src/call/rules.ts).
create table call_setting (
  tenant_id uuid primary key references tenant on delete cascade,
  from_hour smallint not null check (from_hour between 0 and 23), -- of the callee's day
  to_hour smallint not null check (to_hour between 1 and 24),
  per_number smallint not null check (per_number between 1 and 20), -- calls a day by the whole tenant
  per_person integer check (per_person > 0),   -- calls a day; null: as many as the plan says
  updated_at timestamptz not null default now(),
  check (from_hour < to_hour)
);

-- 外呼名单: companies that a person rings one after the other.
create table call_list (
  id uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  sub_account_id uuid not null references sub_account on delete cascade,
  name text not null,
  edition_id uuid references exhibition_edition on delete set null,
  created_at timestamptz not null default now()
);
create index call_list_own on call_list (sub_account_id, created_at desc);
create index call_list_tenant on call_list (tenant_id);
create index call_list_edition on call_list (edition_id) where edition_id is not null;

create table call_list_item (
  id uuid primary key,
  list_id uuid not null references call_list on delete cascade,
  company_id uuid not null references company on delete cascade,
  position integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'skipped')),
  settled_at timestamptz,
  unique (list_id, company_id)
);
create index call_list_item_place on call_list_item (list_id, position);
create index call_list_item_company on call_list_item (company_id);

-- 外呼记录, written before the telephone rings. The number itself stays where it is sealed, in contact.
create table call_record (
  id uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  sub_account_id uuid references sub_account on delete set null,
  company_id uuid not null references company on delete cascade,
  contact_id uuid references contact on delete set null,
  edition_id uuid references exhibition_edition on delete set null,
  item_id uuid references call_list_item on delete set null,
  provider text not null check (provider in ('phone', 'twilio')),
  provider_call_id text unique,                -- the line's own name of it
  state text not null check (state in ('dialled', 'asked', 'ringingAgent', 'ringing', 'connected', 'completed',
    'busy', 'noAnswer', 'failed', 'cancelled')),
  result text check (result in ('connected', 'interested', 'call_back', 'refused', 'no_answer', 'busy', 'stopped',
    'empty', 'wrong_number')),
  talk_seconds integer check (talk_seconds >= 0), -- measured by the line
  client_uid uuid not null unique,
  started_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index call_record_team on call_record (tenant_id, started_at desc, id desc);
create index call_record_own on call_record (sub_account_id, started_at desc, id desc);
create index call_record_contact on call_record (contact_id, started_at desc);
create index call_record_company on call_record (company_id);
create index call_record_edition on call_record (edition_id) where edition_id is not null;
create index call_record_item on call_record (item_id) where item_id is not null;

alter table follow_up add column call_id uuid references call_record on delete set null; -- the call it tells of
create index follow_up_call on follow_up (call_id) where call_id is not null;

-- Calls of one person a day.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'calls', 20, 'day'),
  ('free_authenticated', 'calls', 30, 'day'),
  ('member',             'calls', 100, 'day'),
  ('team',               'calls', 200, 'day');
