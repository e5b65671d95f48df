-- 消息中心: what a person is told. The words are made of the facts when it is read, in the reader's language.
create table message (
  id uuid primary key default gen_random_uuid(),
  sub_account_id uuid not null references sub_account on delete cascade,
  category text not null check (category in ('followUp', 'exhibition', 'prediction', 'member')),
  kind text not null,
  object_id uuid,                              -- of what it opens
  facts jsonb not null default '{}',           -- never what was noted of a contact, nor a number
  source text not null,                        -- what it was written for: nobody is told the same twice
  created_at timestamptz not null default now(),
  read_at timestamptz,
  removed_at timestamptz,
  unique (sub_account_id, source)
);
create index message_list on message (sub_account_id, created_at desc, id desc) where removed_at is null;
create index message_unread on message (sub_account_id, category) where removed_at is null and read_at is null;
create index message_age on message (created_at);

-- When a follow-up is to be reminded of, and for which moment that was done. What was due before stays unsaid.
alter table follow_up
  add column remind_at timestamptz generated always as
    (((next_follow_time at time zone 'UTC') - make_interval(mins => remind_minutes)) at time zone 'UTC') stored,
  add column reminded_for timestamptz;
update follow_up set reminded_for = remind_at where remind_at < now();
create index follow_up_remind on follow_up (remind_at)
  where next_state = 'open' and deleted_at is null and remind_at is distinct from reminded_for;

-- Of an exhibition that somebody follows: what was known when it was looked at last.
create table followed_edition (
  edition_id uuid primary key references exhibition_edition on delete cascade,
  is_listed boolean not null,
  is_settled boolean not null
);
create index target_item_of_edition on target_item (edition_id);

-- No messages of the system, and no channels, that nothing ever came by.
update personal_setting set notifications = (
  select coalesce(jsonb_object_agg(category, jsonb_build_object('inApp', channels -> 'inApp')), '{}')
  from jsonb_each(notifications) as kept (category, channels) where category <> 'system'
) where notifications <> '{}';

create index unlock_expire on unlock (expire_time) where status = 'valid';
