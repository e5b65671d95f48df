-- 对外投资 of a company, now and before.
create table company_investment (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null,
  name_key text not null,
  registration_status text,
  legal_representative text,
  registered_capital numeric(20, 2),
  ratio numeric(7, 4),
  subscribed_amount numeric(20, 2),
  currency char(3),
  invest_date date,
  trade text,
  region text,
  stock_code text, -- of a listed company
  is_current boolean not null default true,
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, name_key)
);
create index company_investment_list on company_investment (company_id, is_current, ratio desc nulls last, id);
select journal_imports('company_investment'); -- an import of it can be taken back
