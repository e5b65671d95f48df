-- 商标 of a company, a row for each class of the Nice classification.
create table company_trademark (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  reg_no text not null,
  int_cls text not null check (int_cls in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45')),
  mark_name text,
  app_date date,
  status_text text,
  image_url text,
  valid_from date,
  valid_to date,
  applicant_cn text,
  applicant_en text,
  applicant_address text,
  agent text,
  trial_notice_no text,
  trial_notice_date date,
  reg_notice_no text,
  reg_notice_date date,
  tm_type text,
  is_shared text,
  intl_reg_date date,
  priority_date date,
  goods text[] not null default '{}',
  flows text[] not null default '{}',
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, reg_no, int_cls)
);
create index company_trademark_list on company_trademark (company_id, app_date desc nulls last, id);
select journal_imports('company_trademark'); -- an import of it can be taken back
