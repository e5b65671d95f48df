-- Names a day that one person has matched, counted in memory: a spreadsheet of a fair has some thousands, a program that tries out
-- names to learn the register would need millions.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'matches', 500,   'day'),
  ('free_authenticated', 'matches', 1000,  'day'),
  ('member',             'matches', 20000, 'day'),
  ('team',               'matches', 20000, 'day');
