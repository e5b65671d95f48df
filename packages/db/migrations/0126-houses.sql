-- 同一家: every printed exhibitor is a company; these keys tell which printed names are one (packages/search/names/houseKeys).
-- A key stands for a name without its legal form, or for a web host. They go with the company when it is joined to another.
create table house_key (
  key text not null,
  company_id uuid not null references company on delete cascade,
  primary key (key, company_id)
);
create index house_key_company on house_key (company_id);

-- Companies that one known only from lists may be, below the border from which a rule joins them.
create table company_candidate (
  company_id uuid not null references company on delete cascade,
  candidate_id uuid not null references company on delete cascade,
  score numeric(4, 3) not null,                -- 0–1
  reasons jsonb not null,                      -- codes, the strongest first
  primary key (company_id, candidate_id)
);
create index company_candidate_candidate on company_candidate (candidate_id);

-- What was joined to what and why, so that it can be parted again. A pair that was parted is joined by no rule.
create table company_join (
  id uuid primary key,
  from_id uuid not null references company,
  to_id uuid not null references company,
  score numeric(4, 3),                         -- null: by an operator's word
  reasons jsonb not null default '[]',
  told_by text,                                -- who said so; null: a rule
  joined_at timestamptz not null default now(),
  parted_by text,
  parted_at timestamptz
);
create unique index company_join_standing on company_join (from_id) where parted_at is null;
create index company_join_pair on company_join (from_id, to_id) where parted_at is not null;
create index company_join_to on company_join (to_id);

-- Rows that a join moved. What both said stays with the one that said it.
create table company_join_row (
  join_id uuid not null references company_join on delete cascade,
  table_name text not null,
  row_key text not null,
  primary key (join_id, table_name, row_key)
);

-- null: not printed. Exhibitors of foreign lists are no Chinese companies.
alter table company alter column country_code drop not null;

create index company_merged_into on company (merged_into_id) where merged_into_id is not null;
create index company_listed on company (id) where known_from = 'list' and merged_into_id is null;
