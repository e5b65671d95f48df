-- 参展观众: organisations that visit an edition, and what its organiser publishes about all visitors. Totals stand in
-- edition_metric (visitor_count, trade_visitor_count, overseas_visitor_count, visit_count).
create table visitor_organization (
  id uuid primary key,
  edition_id uuid not null references exhibition_edition on delete cascade,
  company_id uuid references company,          -- where the matcher is certain
  listed_name text not null,                   -- as printed, always kept
  name_key text not null,
  country_code char(2),
  region_code text references region,
  industry_text text,                          -- as printed
  visitor_count integer,                       -- people it sent
  job_levels jsonb not null default '[]',      -- [{name, count}], as printed; count is null where none is told
  departments jsonb not null default '[]',     -- likewise
  interests text[] not null default '{}',      -- 采购意向
  persons jsonb not null default '[]',         -- [{name, position, consentedOn}]: those who agreed, by their first character alone
  traits text[] not null default '{}',         -- what the list is narrowed by: visitor_traits()
  edition_count integer not null default 1,    -- editions of the series that it visited; maintained by the import
  data_source text not null,
  as_of date,                                  -- the day up to which the source knew it
  file_stamp bytea,                            -- eight bytes of the file's digest: of rows of one file the first goes before
  collected_at timestamptz not null default now(),
  unique (edition_id, name_key)
);
create index visitor_organization_count on visitor_organization (edition_id, coalesce(visitor_count, -1) desc, id desc);
create index visitor_organization_editions on visitor_organization (edition_id, edition_count desc, id desc);
create index visitor_organization_name on visitor_organization (edition_id, lower(listed_name), id);
create index visitor_organization_traits on visitor_organization using gin (traits);
create index visitor_organization_company on visitor_organization (company_id) where company_id is not null;

create table visitor_aggregate (
  id uuid primary key,
  edition_id uuid not null references exhibition_edition on delete cascade,
  dimension text not null check (dimension in ('region', 'industry', 'jobLevel', 'department', 'interest')),
  name text not null,                          -- as printed
  name_key text not null,
  place_code text,                             -- of dimension region: GB/T 2260 or ISO 3166-1 alpha-2, where certain
  visitors integer,                            -- people
  share numeric(5, 2),                         -- percent of all visitors
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  check (num_nonnulls(visitors, share) > 0),
  unique (edition_id, dimension, name_key)
);

select journal_imports('visitor_organization'), journal_imports('visitor_aggregate');

insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('anonymous',          'visitor_rows', 0,  'query'),
  ('free',               'visitor_rows', 10, 'query'),
  ('free_authenticated', 'visitor_rows', 20, 'query'),
  ('member',             'visitor_rows', -1, 'query'),
  ('team',               'visitor_rows', -1, 'query');
