-- 展会排期计划: how sure a row of 我的展会 is, what is to be reached there, and what it came to cost.
alter table my_exhibition
  add column plan_state text not null default 'planned'
    check (plan_state in ('idea', 'planned', 'confirmed', 'dropped')),
  add column goal_leads integer check (goal_leads >= 0),
  add column goal_meetings integer check (goal_meetings >= 0),
  add column actual_cost numeric(14, 2);       -- 元

-- Rows of a year that 展会排期计划 shows. -1: any number.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'plan_items', 5, 'query'),
  ('free_authenticated', 'plan_items', 20, 'query'),
  ('member',             'plan_items', -1, 'query'),
  ('team',               'plan_items', -1, 'query');
