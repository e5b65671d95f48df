-- Annual reports of a company that a plan shows, the newest first.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'report_rows', 1, 'query'),
  ('free_authenticated', 'report_rows', 2, 'query'),
  ('member',             'report_rows', -1, 'query'),
  ('team',               'report_rows', -1, 'query');
