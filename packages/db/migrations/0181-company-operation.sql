-- 经营概况 of a company, a row for each platform that tells it.
create table company_operation (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  platform text not null,
  main_products text[] not null default '{}',
  purchase_products text[] not null default '{}',
  business_models text[] not null default '{}',
  annual_turnover text,
  staff_size text,
  plant_area integer, -- m²
  production_lines integer,
  monthly_output text,
  devices text[] not null default '{}',
  technics text[] not null default '{}',
  management_certs text[] not null default '{}',
  main_markets text[] not null default '{}',
  main_customers text[] not null default '{}',
  import_export text,
  online_shops text[] not null default '{}',
  brands text[] not null default '{}',
  rankings text[] not null default '{}',
  page_url text,
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, platform)
);
create index company_operation_list on company_operation (company_id, platform, id);
select journal_imports('company_operation'); -- an import of it can be taken back
