-- 子公司与分支机构 of a company.
create table company_branch (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null,
  name_key text not null,
  relation text check (relation in ('branch', 'subsidiary')),
  branch_code text, -- the credit code of the branch or subsidiary
  principal text,
  registration_status text,
  establish_date date,
  region text,
  registration_authority text,
  ratio numeric(7, 4), -- % held, of subsidiaries
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, name_key)
);
create index company_branch_list on company_branch (company_id, relation, establish_date desc nulls last, id);
select journal_imports('company_branch'); -- an import of it can be taken back
