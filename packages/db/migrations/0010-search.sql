-- How companies are found. One row a company, written with it (packages/search makes `tokens`); cut into
-- tiers by prominence so that a common word is answered from a small part of the rows (docs/decisions/010).
create table company_search (
  tier smallint not null,
  company_id uuid not null,
  prominence integer not null,                 -- larger first among equal hits
  status_group text not null,
  registered_capital double precision,
  establish_date date,
  exhibition_count integer not null,
  latest_exhibition_date date,
  contact_count integer not null,
  has_website boolean not null,
  names text not null,                         -- every name, for ranking: packages/search/src/names.ts
  tokens tsvector not null,                    -- kinds of tokens: packages/search/src/document.ts
  primary key (company_id, tier)
) partition by list (tier);
create table company_search_0 partition of company_search for values in (0);
create table company_search_1 partition of company_search for values in (1);
create table company_search_2 partition of company_search for values in (2);
create table company_search_3 partition of company_search for values in (3);
create index company_search_tokens on company_search using gin (tokens) with (fastupdate = off);
create index company_search_prominence on company_search (prominence desc, company_id);

-- A company is in the first tier whose bound its prominence reaches; below all of them in the last, 3.
create table company_search_tier (
  tier smallint primary key check (tier between 0 and 2),
  least_prominence integer not null
);
insert into company_search_tier values (0, 8200), (1, 5900), (2, 4400);
