-- Megabytes of pictures and videos that a tenant may send in a day, as they are kept. What was used stands in
-- quota_usage as upload_kb.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'upload_mb', 300,   'day'),
  ('free_authenticated', 'upload_mb', 500,   'day'),
  ('member',             'upload_mb', 2000,  'day'),
  ('team',               'upload_mb', 10000, 'day');
