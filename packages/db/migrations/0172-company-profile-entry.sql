-- 企业百科: entries of encyclopaedias and profiles about a company.
create table company_profile_entry (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  title text not null,
  founded_year integer,
  brands text[] not null default '{}',
  main_products text[] not null default '{}',
  summary text,
  honors text[] not null default '{}',
  milestones text[] not null default '{}',
  picture text,
  source_url text,
  entry_date date,
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, title)
);
create index company_profile_entry_list on company_profile_entry (company_id, entry_date desc nulls last, id);
select journal_imports('company_profile_entry'); -- an import of it can be taken back
