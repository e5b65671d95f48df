-- 群发消息: what an operator says to many at once. It is a message of each of them, written by a job batch by batch.
create table announcement (
  id uuid primary key,
  texts jsonb not null,                        -- { "zh-Hans": { title, text }, … }; a language without any reads the first
  page_path text,                              -- of the app, with what it asks for; null: the words alone
  audience jsonb not null,                     -- as the contract has it; of pasted numbers only how many they were
  account_ids uuid[],                          -- whose the pasted numbers are
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'cancelled')),
  last_account_id uuid,                        -- everybody up to here was told, in the order of ids
  total integer,                               -- accounts it goes to, when it began; null: it has not
  walked integer not null default 0,           -- accounts that were looked at
  sent integer not null default 0,             -- of them told; the rest has switched it off
  set_by text not null,
  set_at timestamptz not null,
  cancelled_by text,
  ended_at timestamptz
);
create index announcement_due on announcement (due_at) where state in ('waiting', 'sending');
create index announcement_list on announcement (set_at desc, id desc);

alter table message drop constraint message_category_check;
alter table message add constraint message_category_check
  check (category in ('followUp', 'exhibition', 'prediction', 'member', 'announcement'));
create index message_of_announcement on message (object_id) where kind = 'announced';
