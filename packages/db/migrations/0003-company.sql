create table company (
  id uuid primary key,
  unified_social_credit_code char(18) unique,  -- null: overseas, or known only from an exhibitor list
  name text not null,
  name_key text not null,                      -- normalised name (packages/search); joins list entries to registry records
  english_name text,
  short_name text,
  logo_url text,
  registration_no text,
  organization_code text,
  taxpayer_no text,
  legal_representative text,
  enterprise_type text,
  registration_status text,
  -- The colour rule of the spec (§3): contains, red first.
  status_group text not null generated always as (
    case
      when registration_status ~ '吊销|撤销|注销|停业|清算' then 'red'
      when registration_status ~ '存续|正常|开业|在业|在营|在册|迁入|迁出' then 'green'
      else 'blue'
    end) stored,
  establish_date date,
  approval_date date,
  term_start date,
  term_end date,
  registered_capital numeric(20, 2),           -- in units of registered_capital_currency
  registered_capital_currency char(3),
  registered_capital_text text,                -- as the registry prints it
  paid_in_capital numeric(20, 2),
  registration_authority text,
  industry_code text references industry,
  industry_text text,                          -- as the source prints it, when no code is known
  region_code text references region,
  registered_address text,
  mail_address text,
  longitude numeric(9, 6),
  latitude numeric(9, 6),
  business_scope text,
  introduction text,
  products text[] not null default '{}',
  insured_count integer,                       -- 人
  staff_scale text,
  taxpayer_qualification text,
  customs_code text,
  website text,
  stock_code text,
  exchange text,
  country_code char(2) not null default 'CN',
  known_from text not null default 'registry' check (known_from in ('registry', 'list')), -- list: a complete name printed in an exhibitor list
  merged_into_id uuid references company,
  exhibition_count integer not null default 0, -- maintained by the import
  latest_exhibition_date date,
  contact_count integer not null default 0,
  data_source text not null,
  source_url text,
  collected_at timestamptz not null default now(),
  verified_at timestamptz,
  row_hash bytea,                              -- of the imported row: an unchanged row is not written again
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index company_name_key on company (name_key);
create index company_registration_no on company (registration_no) where registration_no is not null;

create table company_former_name (
  company_id uuid not null references company on delete cascade,
  name text not null,
  name_key text not null,
  change_date date,
  primary key (company_id, name)
);
create index company_former_name_key on company_former_name (name_key);

create table company_brand (
  company_id uuid not null references company on delete cascade,
  name text not null,
  name_key text not null,
  introduction text,
  primary key (company_id, name)
);
create index company_brand_key on company_brand (name_key);

create table company_tag (
  company_id uuid not null references company on delete cascade,
  tag_code text not null,                      -- dictionary company_tag
  primary key (company_id, tag_code)
);

create table company_change (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  item text not null,
  before text,
  after text,
  change_date date not null
);
create index company_change_company on company_change (company_id, change_date desc);

create table contact (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  type text not null check (type in ('mobile', 'landline', 'email', 'wechat', 'qq', 'other')),
  content_enc bytea not null,
  content_hash bytea not null,                 -- finds the same number without decrypting
  content_mask text not null,
  contact_name text,
  name_mask text,
  position text,
  department text,
  phone_area text,
  number_status text not null default 'unknown' check (number_status in ('valid', 'silent', 'empty', 'stopped', 'risk', 'unknown')),
  status_checked_at timestamptz,
  labels text[] not null default '{}',
  do_not_call boolean not null default false,
  tenant_id uuid references tenant on delete cascade, -- null: of the platform; else that tenant's own
  data_source text not null,
  source_url text,
  collected_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique nulls not distinct (company_id, type, content_hash, tenant_id)
);
create index contact_hash on contact (content_hash);

create table contact_source (
  contact_id uuid not null references contact on delete cascade,
  source_name text not null,
  source_ref text not null default '',
  seen_at date,
  primary key (contact_id, source_name, source_ref)
);
