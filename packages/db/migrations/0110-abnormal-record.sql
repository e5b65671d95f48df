-- 经营异常: a company is put on the list of abnormal operations, and may be taken out of it again.
create table abnormal_record (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  add_reason text not null,
  add_date date not null,
  add_authority text,
  remove_reason text,
  remove_date date,
  remove_authority text,
  is_current boolean not null generated always as (remove_date is null and remove_reason is null) stored,
  data_source text not null,
  file_stamp bytea,                            -- eight bytes of the file's digest: of rows of one file the first goes before
  collected_at timestamptz not null default now(),
  unique (company_id, add_reason, add_date)
);
create index abnormal_record_list on abnormal_record (company_id, is_current, add_date desc nulls last, id);
