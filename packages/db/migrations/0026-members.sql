alter table sub_account
  add column gender text check (gender in ('female', 'male')),
  add column wechat text,
  add column series_ids uuid[] not null default '{}',        -- 目标展会
  add column skipped_info smallint not null default 0,       -- how often 填写信息 was put off; three times at most
  add column unlock_limit integer check (unlock_limit >= 0); -- unlocks of this seat in a month; null: what the team has

-- Somebody asked by telephone number to join a tenant. The number is forgotten with the answer.
create table invitation (
  id uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  phone_hash bytea,
  phone_mask text not null,
  code text not null,                          -- 8 characters, to be typed on 填写信息; holds for this number alone
  role text not null references role,
  unlock_limit integer check (unlock_limit >= 0),
  invited_by uuid references sub_account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'withdrawn')),
  answered_at timestamptz
);
create unique index invitation_open on invitation (tenant_id, phone_hash) where answer is null;
create index invitation_phone on invitation (phone_hash) where answer is null;

-- People of a tenant at the same time.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'seats', 1,  'query'),
  ('free_authenticated', 'seats', 1,  'query'),
  ('member',             'seats', 1,  'query'),
  ('team',               'seats', 10, 'query');
