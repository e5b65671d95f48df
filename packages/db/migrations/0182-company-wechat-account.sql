-- 微信公众号 of a company.
create table company_wechat_account (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_name text not null,
  wechat_id text not null,
  account_type text check (account_type in ('service', 'subscription')),
  logo_url text,
  qr_code_url text,
  verified_subject text,
  last_active_at date,
  account_intro text,
  articles text[] not null default '{}',
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, account_name, wechat_id)
);
create index company_wechat_account_list on company_wechat_account (company_id, last_active_at desc nulls last, id);
select journal_imports('company_wechat_account'); -- an import of it can be taken back
