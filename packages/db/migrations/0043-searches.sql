-- Keywords searched on one day by one person, or by visitors from one address (hashed). The keyword that came last is
-- not counted again: its further pages, tabs and filters are the same search.
create table search_day (
  searcher bytea not null,
  day date not null,
  used integer not null,
  last_keyword text not null,
  primary key (searcher, day)
);
create index search_day_old on search_day (day);

insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('anonymous',          'search', 20,   'day'),
  ('free',               'search', 100,  'day'),
  ('free_authenticated', 'search', 200,  'day'),
  ('member',             'search', 1000, 'day'),
  ('team',               'search', 1000, 'day');
