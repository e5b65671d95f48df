-- What a person wrote is never cut by a plan.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'own_rows', -1, 'query'),
  ('free_authenticated', 'own_rows', -1, 'query'),
  ('member',             'own_rows', -1, 'query'),
  ('team',               'own_rows', -1, 'query');
