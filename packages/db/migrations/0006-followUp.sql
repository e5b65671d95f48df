-- The tenant's relation to a company.
create table customer (
  id uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  company_id uuid not null references company,
  owner_id uuid references sub_account on delete set null,
  stage text not null default 'new' check (stage in ('new', 'contacted', 'interested', 'demand', 'quoted', 'won', 'lost', 'invalid')),
  intent_level text check (intent_level in ('A', 'B', 'C', 'D')),
  last_follow_time timestamptz,
  next_follow_time timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, company_id)
);

create table follow_up (
  id uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  sub_account_id uuid not null references sub_account,
  target_type text not null check (target_type in ('company', 'exhibition', 'hall', 'exhibitor')),
  target_id uuid not null,
  company_id uuid references company,
  edition_id uuid references exhibition_edition,
  contact_id uuid references contact on delete set null,
  follow_type text not null check (follow_type in ('phone', 'wechat', 'visit', 'onsite', 'email', 'sms', 'other')),
  result text,
  content text not null check (char_length(content) between 1 and 1000),
  stage text check (stage in ('new', 'contacted', 'interested', 'demand', 'quoted', 'won', 'lost', 'invalid')),
  intent_level text check (intent_level in ('A', 'B', 'C', 'D')),
  budget numeric(20, 2),                       -- 元
  follow_time timestamptz not null,
  next_follow_time timestamptz,
  next_state text not null default 'none' check (next_state in ('none', 'open', 'done', 'dropped')),
  remind_minutes integer,
  client_uid uuid not null unique,             -- made by the client: the same record is never written twice
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index follow_up_target on follow_up (tenant_id, target_type, target_id, follow_time desc) where deleted_at is null;
create index follow_up_company on follow_up (tenant_id, company_id, follow_time desc) where deleted_at is null;
create index follow_up_next on follow_up (sub_account_id, next_follow_time) where next_state = 'open' and deleted_at is null;
create index follow_up_mine on follow_up (sub_account_id, follow_time desc) where deleted_at is null;

create table follow_up_revision (
  follow_up_id uuid not null references follow_up on delete cascade,
  version integer not null,
  content jsonb not null,
  created_by uuid references sub_account on delete set null,
  created_at timestamptz not null default now(),
  primary key (follow_up_id, version)
);
