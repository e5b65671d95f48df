-- Two records that may be one company, found by what they share. What was said of a pair stands in company_join and company_apart.
create table company_pair (
  one_id uuid not null references company on delete cascade,
  other_id uuid not null references company on delete cascade,
  reasons jsonb not null,                      -- codes, the strongest first
  found_at timestamptz not null default now(),
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index company_pair_other on company_pair (other_id);

-- How far the search for pairs has come: it goes through all companies, piece by piece, and begins anew a day after its end.
create table company_pair_search (
  is_only boolean primary key default true check (is_only),
  after_id uuid not null default '00000000-0000-0000-0000-000000000000',
  ended_at timestamptz
);
insert into company_pair_search default values;

-- The code of the organisation, which a credit code holds from its ninth place on.
create index company_organization on company
  ((coalesce(substr(unified_social_credit_code, 9, 9), replace(organization_code, '-', ''))));
