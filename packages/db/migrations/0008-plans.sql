-- Every number of the entitlements. Rows of a list are counted within one query; -1: no limit.
-- `anonymous` and `free_authenticated` are what a visitor and an authenticated company on the free plan get.
insert into plan (code, name, sort) values
  ('anonymous', '游客', 0),
  ('free', '免费版', 1),
  ('free_authenticated', '免费版（已认证）', 2),
  ('member', '会员', 3),
  ('team', '团队版', 4);

insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('anonymous',          'list_rows',      10,   'query'),
  ('free',               'list_rows',      50,   'query'),
  ('free_authenticated', 'list_rows',      100,  'query'),
  ('member',             'list_rows',      1000, 'query'),
  ('team',               'list_rows',      1000, 'query'),
  -- The newest entry stands in the company's public summary.
  ('anonymous',          'history_rows',   1,    'query'),
  ('free',               'history_rows',   3,    'query'),
  ('free_authenticated', 'history_rows',   5,    'query'),
  ('member',             'history_rows',   -1,   'query'),
  ('team',               'history_rows',   -1,   'query'),
  ('anonymous',          'exhibitor_rows', 10,   'query'),
  ('free',               'exhibitor_rows', 50,   'query'),
  ('free_authenticated', 'exhibitor_rows', 100,  'query'),
  ('member',             'exhibitor_rows', -1,   'query'),
  ('team',               'exhibitor_rows', -1,   'query'),
  ('free',               'unlock',         5,    'month'),
  ('free_authenticated', 'unlock',         10,   'month'),
  ('free_authenticated', 'unlock_once',    10,   'once'),
  ('member',             'unlock',         200,  'month'),
  ('team',               'unlock',         1000, 'month');
