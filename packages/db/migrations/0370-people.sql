-- A tenant's own number of what plans count or cut. It counts where it is more than the plan's, until its end.
create table tenant_quota (
  tenant_id uuid not null references tenant on delete cascade,
  quota_code text not null,
  limit_value integer not null check (limit_value > 0),
  period text not null check (period in ('once', 'day', 'month', 'query')),
  until timestamptz not null,
  reason text not null,
  operator text not null,
  given_at timestamptz not null,
  primary key (tenant_id, quota_code)
);

-- Why an operator did what they did with an account or a tenant: the security log keeps the act, never what was written.
create table operator_act (
  id uuid primary key,
  account_id uuid references account on delete cascade,
  tenant_id uuid references tenant on delete cascade,
  act text not null check (act in (
    'disable', 'enable', 'endSessions', 'givePlan', 'endPlan', 'setQuota', 'endQuota', 'giveCreditBack')),
  about text not null default '',              -- which plan, quota or company
  reason text not null,
  operator text not null,
  done_at timestamptz not null,
  check (num_nonnulls(account_id, tenant_id) = 1)
);
create index operator_act_account on operator_act (account_id, done_at desc) where account_id is not null;
create index operator_act_tenant on operator_act (tenant_id, done_at desc) where tenant_id is not null;

-- What an operator found a reported number to be; what teams said of it before counts no more.
create table number_verdict (
  contact_id uuid primary key references contact on delete cascade,
  verdict text not null check (verdict in ('empty', 'stopped', 'not_company', 'valid')),
  operator text not null,
  decided_at timestamptz not null
);
