-- 离线包: exhibitions that a person may keep whole on a device at a time.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'offline_packs', 1, 'query'),
  ('free_authenticated', 'offline_packs', 1, 'query'),
  ('member',             'offline_packs', 5, 'query'),
  ('team',               'offline_packs', 5, 'query');
