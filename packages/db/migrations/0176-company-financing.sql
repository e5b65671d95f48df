-- 融资历史 of a company.
create table company_financing (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  financing_date date not null,
  round text not null check (round in ('seed', 'angel', 'a', 'b', 'c', 'dAndLater', 'ipo', 'strategic', 'acquired', 'other')),
  amount_text text, -- as printed: 数千万人民币
  amount numeric(20, 2),
  currency char(3),
  investors text[] not null default '{}',
  valuation_text text,
  product_name text,
  news_url text,
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, financing_date, round)
);
create index company_financing_list on company_financing (company_id, financing_date desc nulls last, id);
select journal_imports('company_financing'); -- an import of it can be taken back
