-- What an operator said of a printed name that no rule was sure of: which company it is, that it is none, or not now.
create table match_decision (
  id uuid primary key,
  house_id uuid not null references company on delete cascade,  -- the company known only from lists
  verdict text not null check (verdict in ('company', 'none', 'later')),
  company_id uuid references company on delete cascade,         -- which it is
  join_id uuid references company_join on delete set null,
  keys text[] not null,                        -- of the names that lists print: whom a later list names by one of them
  country_code char(2),                        -- null: not printed
  candidates jsonb not null default '[]',      -- whom it was thought to be, put back when the decision is taken back
  decided_by text not null,
  decided_at timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  check ((verdict = 'company') = (company_id is not null)),
  check ((undone_at is null) = (undone_by is null))
);
create unique index match_decision_standing on match_decision (house_id) where undone_at is null;
create index match_decision_keys on match_decision using gin (keys) where verdict = 'company' and undone_at is null;
create index match_decision_newest on match_decision (decided_at desc, id desc);
create index match_decision_later on match_decision (decided_at) where verdict = 'later' and undone_at is null;
create index match_decision_join on match_decision (join_id) where join_id is not null;
create index match_decision_company on match_decision (company_id) where company_id is not null;

-- A name that lies before an operator, so that no second one is given it.
create table match_hold (
  house_id uuid primary key references company on delete cascade,
  operator_id uuid not null references operator on delete cascade,
  until timestamptz not null
);

-- Two that an operator said are two: no rule joins them, and no page says that they may be one.
create table company_apart (
  company_id uuid not null references company on delete cascade,
  other_id uuid not null references company on delete cascade,
  decision_id uuid references match_decision on delete cascade,  -- null: said of a pair of records
  told_by text not null,
  told_at timestamptz not null,
  primary key (company_id, other_id)
);
create index company_apart_other on company_apart (other_id);
create index company_apart_decision on company_apart (decision_id) where decision_id is not null;

-- What joining two changed beside what it moved: {"candidates": [...], "customer": [...], "unlock": [...]}.
alter table company_join add column before jsonb;
create index company_join_newest on company_join (joined_at desc) where told_by is not null;
