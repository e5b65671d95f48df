-- 保存筛选: a list's filters as they stand in its address, under a name of one's own.
create table saved_filter (
  id uuid primary key,
  sub_account_id uuid not null references sub_account on delete cascade,
  scope text not null check (scope in ('company', 'exhibition')),
  name text not null,
  params jsonb not null,                       -- parameter of the address → text
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (sub_account_id, scope, name)
);

-- Rows of lists that may be written to a file in a day. A plan without a line has no 导出.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('member', 'export', 500,  'day'),
  ('team',   'export', 2000, 'day');
