create table tenant (
  id uuid primary key,
  name text not null,
  company_id uuid,
  plan_code text not null default 'free',
  plan_expires_at timestamptz,
  auth_status smallint not null default 0 check (auth_status between 0 and 4), -- 未认证 审核中 未通过 已认证 已过期
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table account (
  id uuid primary key,
  phone_enc bytea not null,                    -- AES-256-GCM, key id first
  phone_hash bytea not null unique,            -- HMAC-SHA256, for look-up
  phone_mask text not null,                    -- 138****1234
  user_name text unique,
  password_hash text,                          -- argon2id
  status text not null default 'active' check (status in ('active', 'disabled', 'deleting')),
  locale text not null default 'zh-Hans',
  agreement_versions jsonb not null default '{}',
  age_confirmed_at timestamptz,
  guardian_consent_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A person within a tenant; what the spec calls userInfo.
create table sub_account (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  tenant_id uuid not null references tenant on delete cascade,
  real_name text,
  avatar_url text,
  position text,
  email text,
  persona_type text,
  city_codes text[] not null default '{}',
  industry_codes text[] not null default '{}',
  roles text[] not null default '{}',
  permissions text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'disabled')),
  is_owner boolean not null default false,
  profile_completed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, tenant_id)
);
create index sub_account_tenant on sub_account (tenant_id);

create table login_session (
  token_hash bytea primary key,                -- sha256 of the opaque 256-bit token
  id uuid not null unique,
  sub_account_id uuid not null references sub_account on delete cascade,
  account_id uuid not null references account on delete cascade,
  platform text not null default '',
  ip_hash bytea,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(), -- written at most every 5 minutes
  expires_at timestamptz not null,             -- absolute end
  revoked_at timestamptz
);
create index login_session_account on login_session (account_id) where revoked_at is null;

create table sms_code (
  id uuid primary key,
  purpose text not null,                       -- login, resetPassword, editPassword, replacePhone
  phone_hash bytea not null,
  code_hash bytea not null,                    -- HMAC of purpose, phone and code
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_open on sms_code (phone_hash, purpose, created_at desc) where used_at is null;

-- Counters of rate-limiter-flexible; shared by all API nodes.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- One row for each write that carried a key: the same key answers the same again.
create table idempotency_key (
  scope text not null,                         -- sub-account id, or the anonymous caller
  call text not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (scope, call, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Append-only: who agreed to what, and when.
create table consent (
  id uuid primary key,
  account_id uuid references account on delete set null,
  device_id text,
  document text not null,
  version text not null,
  action text not null check (action in ('agree', 'refuse', 'withdraw')),
  created_at timestamptz not null default now()
);
