-- 隐私设置 and 通知设置 of a person; without a row the defaults hold.
create table personal_setting (
  sub_account_id uuid primary key references sub_account on delete cascade,
  personalized boolean not null default true,
  card_visible boolean not null default false,
  share_follow_to_team boolean not null default true,
  notifications jsonb not null default '{}',   -- category → channels switched off
  updated_at timestamptz not null default now()
);

-- 个人信息副本: made by a job, kept sealed, gone a day after it was made.
create table personal_export (
  id uuid primary key,
  sub_account_id uuid not null references sub_account on delete cascade,
  state text not null default 'queued' check (state in ('queued', 'done', 'failed')),
  file_enc bytea,
  size integer,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  expires_at timestamptz
);
create index personal_export_queue on personal_export (created_at) where state = 'queued';
create index personal_export_owner on personal_export (sub_account_id, created_at desc);

-- 注销账号: the day it was asked for and the day it takes effect.
alter table account
  add column delete_requested_at timestamptz,
  add column delete_due_at timestamptz,
  drop constraint account_status_check,
  add constraint account_status_check check (status in ('active', 'disabled', 'deleting', 'erased'));
create index account_delete_due on account (delete_due_at) where delete_due_at is not null;
alter table sub_account
  drop constraint sub_account_status_check,
  add constraint sub_account_status_check check (status in ('active', 'disabled', 'erased'));

-- Nothing of the person: that an account was erased, when, and what had to stay.
create table account_erasure (
  account_id uuid primary key,
  number_hash bytea not null,                  -- HMAC of the number for this purpose alone
  requested_at timestamptz,
  erased_at timestamptz not null,
  kept jsonb not null                          -- what stayed by law or for others, in counts
);
