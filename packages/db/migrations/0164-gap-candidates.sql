-- Exhibitions that would fit a free stretch of a hall: how many a person sees of each. What nobody has there everybody sees.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'gap_candidates', 1, 'query'),
  ('free_authenticated', 'gap_candidates', 1, 'query'),
  ('member',             'gap_candidates', 5, 'query'),
  ('team',               'gap_candidates', 5, 'query');
