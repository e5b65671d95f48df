-- 访问密钥: by which programs do what a person may, of which each opens a part.
create table access_key (
  id uuid primary key,
  sub_account_id uuid not null references sub_account on delete cascade,
  name text not null,
  shown text not null,                         -- how the secret begins, to tell it from others
  secret_hash bytea not null unique,           -- sha256 of 238 random bits
  previous_hash bytea unique,                  -- of the secret before it was renewed
  previous_until timestamptz,
  level text not null check (level in ('read', 'write')),
  domains text[] not null,                     -- with calls all that it opens; both empty: every domain
  calls text[] not null,
  permissions text[],                          -- null: all that the person has
  days integer not null,                       -- that a secret of it holds
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz,                         -- to the minute
  used_call text,
  used_network text,                           -- 203.0.113.*
  check ((previous_hash is null) = (previous_until is null))
);
create index access_key_person on access_key (sub_account_id);
-- Of a person.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free_authenticated', 'access_keys', 1, 'query'),
  ('member',             'access_keys', 5, 'query'),
  ('team',               'access_keys', 10, 'query');
