-- 应用: the catalogue. What the product brings is reference data; an operator adds more under codes of their own.
create table application (
  code text primary key check (code ~ '^[A-Za-z0-9]{1,40}$'),
  group_code text not null check (group_code in ('sales', 'exhibition', 'hall', 'team')),
  icon text not null,
  page_path text,                              -- of the app, with what it asks for; null: 敬请期待
  tag text check (tag in ('hot', 'new')),
  is_public boolean not null default false,    -- opens without a session
  permission text references permission,       -- what a person needs for it
  plans text[] not null default '{}',          -- that have it; empty: every plan
  grants_plan text,                            -- what a tenant gets with it when it is opened; null: it alone
  quota_codes text[] not null default '{}',    -- what the plan counts of it
  needs text check (needs in ('line')),         -- of the server; without it: 敬请期待
  position integer not null
);
create table application_text (
  code text not null references application on delete cascade,
  locale text not null check (locale in ('zh-Hans', 'zh-Hant', 'en', 'fr', 'es')),
  name text not null,
  summary text not null,
  problem text not null default '',            -- 解决什么问题
  audience text[] not null default '{}',       -- 适合谁
  features jsonb not null default '[]',        -- [{ text, picture }]
  cases text[] not null default '{}',          -- a day's work with it
  questions jsonb not null default '[]',       -- [{ question, answer }]
  primary key (code, locale)
);

-- 申请开通, and what the operator said.
create sequence application_request;
create table application_open (
  tenant_id uuid not null references tenant on delete cascade,
  code text not null references application on delete cascade,
  request_no bigint not null unique default nextval('application_request'), -- as the operator names it
  state text not null check (state in ('asked', 'open', 'refused')),
  wish text not null default '',               -- what the person wrote
  asked_by uuid references sub_account on delete set null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  answer text not null default '',
  operator text,
  is_trial boolean not null default false,
  expires_at timestamptz,                      -- of what is open
  primary key (tenant_id, code)
);
create index application_open_asked on application_open (request_no) where state = 'asked';
create index application_open_asked_by on application_open (asked_by);
create index application_open_code on application_open (code);

-- 最近使用.
create table application_use (
  sub_account_id uuid not null references sub_account on delete cascade,
  code text not null references application on delete cascade,
  used_at timestamptz not null,
  primary key (sub_account_id, code)
);
create index application_use_code on application_use (code);

alter table personal_setting add column application_codes text[] not null default '{}'; -- 常用, in the person's order
