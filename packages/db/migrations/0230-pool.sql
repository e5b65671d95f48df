-- 公海. When a tenant's customers fall into it; without a row none does.
create table pool_rule (
  tenant_id uuid primary key references tenant on delete cascade,
  idle_days smallint not null check (idle_days between 7 and 365), -- without contact
  warn_days smallint not null check (warn_days between 1 and 30),  -- that the owner is told before
  keep_won boolean not null,                   -- customers of the stage won stay
  take_per_day smallint check (take_per_day > 0), -- by one person; null: any number
  hold_at_most integer check (hold_at_most > 0),  -- customers of one person who takes more; null: any number
  is_on boolean not null,
  since timestamptz not null,                  -- when the days were set: warnings from before do not count
  ran_on date,                                 -- the day, in Asia/Shanghai, on which it was applied last
  check (warn_days < idle_days)
);

-- A customer without an owner is in the pool, since owned_since.
alter table customer
  add column pool_reason text check (pool_reason in ('idle', 'released')), -- null: the owner is gone for good
  add column pooled_from_id uuid references sub_account on delete set null, -- whose it was
  add column pool_warned_at timestamptz,
  add column taken_at timestamptz;             -- out of the pool, by its owner
create index customer_pool on customer (tenant_id, owned_since desc, id desc) where owner_id is null;
create index customer_pooled_from on customer (pooled_from_id) where pooled_from_id is not null;
-- The last contact but for calls and unlocks, which are looked up for what is idle by this alone.
create index customer_idle on customer (tenant_id, greatest(owned_since, last_follow_time, next_follow_time))
  where owner_id is not null;
drop index customer_owner;
create index customer_owner on customer (owner_id, greatest(owned_since, last_follow_time, next_follow_time), id)
  where owner_id is not null;
create index call_record_with on call_record (tenant_id, company_id, started_at desc);
