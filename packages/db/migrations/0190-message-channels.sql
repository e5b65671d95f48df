-- Where a person is told of messages beside the app. A device is one target; of the others a person has one each.
create table message_target (
  id uuid primary key,
  sub_account_id uuid not null references sub_account on delete cascade,
  channel text not null check (channel in ('push', 'email', 'sms', 'robot')),
  address_enc bytea not null,                  -- subscription of a browser (JSON), address, webhook; empty: the account's number
  address_hash bytea not null,                 -- of the same text
  session_id uuid references login_session (id) on delete cascade, -- of the device that asked; push alone
  locale text not null,
  code_hash bytea,                             -- of an address that is to be confirmed: HMAC of the code, and how often it was tried
  code_expires_at timestamptz,
  code_tries smallint not null default 0,
  confirmed_at timestamptz,                    -- null: nothing is sent but the code
  refused_at timestamptz,                      -- the other side takes nothing for it any more
  created_at timestamptz not null default now()
);
create index message_target_person on message_target (sub_account_id);
create index message_target_session on message_target (session_id) where session_id is not null;
-- A browser belongs to who subscribed in it last.
create unique index message_target_device on message_target (address_hash) where channel = 'push';
create unique index message_target_one on message_target (sub_account_id, channel) where channel <> 'push';

-- A message on its way to a target; once.
create table message_delivery (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references message on delete cascade,
  target_id uuid not null references message_target on delete cascade,
  state text not null default 'waiting' check (state in (
    'waiting',                                 -- nobody has begun to send it, or it is to be tried again
    'sending',                                 -- somebody has
    'sent', 'failed',                          -- taken by the other side; refused, or tried often enough
    'skipped',                                 -- read in the app, or switched off, before it was due
    'unknown')),                               -- whoever was sending it ended before the answer
  due_at timestamptz not null,
  is_held boolean not null default false,      -- was due in 免打扰
  tries smallint not null default 0,
  why text,                                    -- of the last failure
  begun_at timestamptz,
  settled_at timestamptz,
  unique (message_id, target_id)
);
create index message_delivery_due on message_delivery (due_at) where state = 'waiting';
create index message_delivery_waiting on message_delivery (target_id, due_at) where state = 'waiting';
create index message_delivery_begun on message_delivery (begun_at) where state = 'sending';
create index message_delivery_target on message_delivery (target_id);
create index message_delivery_settled on message_delivery (settled_at) where settled_at is not null;

-- 免打扰, in the time of the person: nothing leaves the app between; it comes when they end.
alter table personal_setting
  add column quiet_on boolean not null default true,
  add column quiet_from time not null default '22:00',
  add column quiet_to time not null default '08:00',
  add column time_zone text not null default 'Asia/Shanghai';

-- What push services know this deployment by (RFC 8292): a pair on P-256, made once.
create table push_key (
  id smallint primary key default 1 check (id = 1),
  public_key text not null,                    -- uncompressed point, base64url
  private_enc bytea not null,                  -- JWK
  created_at timestamptz not null default now()
);

create function send_messages() returns trigger language plpgsql as $$
begin
  insert into message_delivery (message_id, target_id, due_at)
  select written.id, target.id, written.created_at
  from written
  join message_target target on target.sub_account_id = written.sub_account_id
    and target.confirmed_at is not null and target.refused_at is null
  left join personal_setting setting on setting.sub_account_id = written.sub_account_id
  where coalesce((setting.notifications #>> array[written.category, target.channel])::boolean, true)
  on conflict do nothing;
  return null;
end $$;
create trigger send_messages after insert on message referencing new table as written
  for each statement execute function send_messages();

create function session_ended() returns trigger language plpgsql as $$
begin
  delete from message_target where session_id = new.id;
  return null;
end $$;
create trigger session_ended after update of revoked_at on login_session
  for each row when (new.revoked_at is not null) execute function session_ended();
