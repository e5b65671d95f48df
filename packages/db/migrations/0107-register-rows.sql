-- Rows of the sub-pages of 企业详情: of the register everybody who is signed in sees all, of what makes business as many
-- as the plan says.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'register_rows', -1, 'query'),
  ('free_authenticated', 'register_rows', -1, 'query'),
  ('member',             'register_rows', -1, 'query'),
  ('team',               'register_rows', -1, 'query'),
  ('free',               'business_rows', 10, 'query'),
  ('free_authenticated', 'business_rows', 20, 'query'),
  ('member',             'business_rows', -1, 'query'),
  ('team',               'business_rows', -1, 'query');
