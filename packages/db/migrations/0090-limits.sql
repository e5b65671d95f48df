-- Who asked for a code: the network and the device that may use up its tries; everybody else has two of the five.
alter table sms_code
  add column asked_network bytea,              -- HMAC
  add column asked_device bytea,               -- HMAC
  add column stranger_tries smallint not null default 0;

-- Where an account has signed in: HMAC of the network with its neighbours. What strangers count there is not held against it.
alter table login_session add column network_hash bytea;
create index login_session_network on login_session (account_id, network_hash);

-- By the clock of the server, unlike `at`: what is old is swept by it.
alter table event_log add column created_at timestamptz not null default now();
create index event_log_created on event_log (created_at);
drop index event_log_at;

-- Company pages, suggestions and recognised conditions a day, of one person or one visitor's network. Counted in memory:
-- nobody who reads meets these numbers, only a program that copies the register does.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('anonymous',          'lookups', 600,   'day'),
  ('free',               'lookups', 2000,  'day'),
  ('free_authenticated', 'lookups', 3000,  'day'),
  ('member',             'lookups', 10000, 'day'),
  ('team',               'lookups', 10000, 'day');
