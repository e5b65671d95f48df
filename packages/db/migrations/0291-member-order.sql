-- 开通记录, and before it the wish for it (升级申请): pending until the operator answers, whose period is known then.
create sequence member_order_no start 100001;
alter table member_order add column order_no bigint not null unique default nextval('member_order_no');
alter table member_order alter column period_from drop not null;
alter table member_order alter column period_to drop not null;
alter table member_order alter column operator drop not null;
alter table member_order add column amount numeric(12, 2);         -- 元; null: not said
alter table member_order add column asked_by uuid references sub_account on delete set null;
alter table member_order add column wish text not null default '';   -- what the person wrote
alter table member_order add column answered_at timestamptz;
alter table member_order add constraint member_order_period
  check (status in ('pending', 'cancelled') or (period_from is not null and period_to is not null and operator is not null));
-- A tenant waits for one answer about a plan.
create unique index member_order_asked on member_order (tenant_id, plan_code) where status = 'pending';
create index member_order_tenant on member_order (tenant_id, order_no desc);
create index member_order_asked_by on member_order (asked_by);
create index member_order_waiting on member_order (order_no) where status = 'pending';
