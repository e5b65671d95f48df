create table plan (
  code text primary key,
  name text not null,
  price_text text,
  sort integer not null default 0
);

-- Every number of the entitlements; none stands in code.
create table plan_quota (
  plan_code text not null references plan,
  quota_code text not null,                    -- list_rows, search, unlock, exhibitor_rows, history_rows …
  limit_value integer not null,
  period text not null check (period in ('once', 'day', 'month', 'query')),
  primary key (plan_code, quota_code)
);

create table quota_usage (
  tenant_id uuid not null references tenant on delete cascade,
  quota_code text not null,
  period_key text not null,                    -- 2026-11, 2026-11-21 (Asia/Shanghai), or once
  used integer not null default 0 check (used >= 0),
  primary key (tenant_id, quota_code, period_key)
);

create table quota_ledger (
  id uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  quota_code text not null,
  delta integer not null,
  reason text not null,                        -- unlock, refund, gift, reset
  reference uuid,
  balance integer not null,
  sub_account_id uuid references sub_account on delete set null,
  created_at timestamptz not null default now()
);
create index quota_ledger_tenant on quota_ledger (tenant_id, created_at desc);

create table member_order (
  id uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  plan_code text not null references plan,
  period_from timestamptz not null,
  period_to timestamptz not null,
  status text not null check (status in ('pending', 'active', 'expired', 'refunded', 'cancelled')),
  operator text not null,
  remark text,
  created_at timestamptz not null default now()
);

-- Contacts of one company, for the whole tenant, for 365 days.
create table unlock (
  id uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  company_id uuid not null references company,
  unlocked_by uuid not null references sub_account,
  unlock_time timestamptz not null default now(),
  expire_time timestamptz not null,
  cost integer not null,
  status text not null default 'valid' check (status in ('valid', 'expired', 'refunded')),
  refund_reason text
);
create unique index unlock_valid on unlock (tenant_id, company_id) where status = 'valid';
create index unlock_tenant on unlock (tenant_id, unlock_time desc);

create table favorite (
  sub_account_id uuid not null references sub_account on delete cascade,
  object_type text not null check (object_type in ('company', 'exhibition', 'hall', 'news')),
  object_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (sub_account_id, object_type, object_id)
);
