-- 移动应用, 小程序, 软件著作权 of a company.
create table company_app (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  app_name text not null,
  platform text not null,
  kind text check (kind in ('miniProgram', 'copyright', 'app')),
  short_name text,
  category text,
  version text,
  release_date date,
  rating text,
  downloads text,
  developer text,
  copyright_reg_no text,
  app_intro text,
  icon_url text,
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, app_name, platform)
);
create index company_app_list on company_app (company_id, kind, release_date desc nulls last, id);
select journal_imports('company_app'); -- an import of it can be taken back
