-- 股东 of a company, as the register knows them now and knew them before.
create table shareholder (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null,
  name_key text not null,                      -- normalised name (packages/search)
  holder_type text check (holder_type in ('person', 'company', 'partnership', 'state', 'other')),
  labels text[] not null default '{}' check (labels <@ array['major', 'controller', 'beneficiary']), -- 大股东, 实际控制人, 最终受益人
  ratio numeric(7, 4),                         -- %
  subscribed_amount numeric(20, 2),            -- in units of currency
  subscribed_date date,
  paid_amount numeric(20, 2),
  paid_date date,
  currency char(3),
  contribution_form text,                      -- 货币, 实物 … as printed
  stake_date date,                             -- first held
  final_benefit_ratio numeric(7, 4),           -- %, held through others too
  is_current boolean not null default true,
  data_source text not null,
  file_stamp bytea,                            -- eight bytes of the file's digest: of rows of one file the first goes before
  collected_at timestamptz not null default now(),
  unique (company_id, name_key)
);
create index shareholder_list on shareholder (company_id, is_current, ratio desc nulls last, id);
