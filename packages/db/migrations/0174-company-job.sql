-- 招聘信息: job advertisements of a company.
create table company_job (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  job_title text not null,
  work_city text not null,
  publish_date date not null,
  salary_text text,
  salary_min integer, -- 元 a month
  salary_max integer,
  experience text,
  education text,
  job_function text,
  platform text,
  url text,
  is_exhibition boolean not null generated always as (job_title ~ '会展|展会|策展|展览|展台|展厅|市场') stored,
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, job_title, work_city, publish_date)
);
create index company_job_list on company_job (company_id, publish_date desc nulls last, id);
select journal_imports('company_job'); -- an import of it can be taken back
