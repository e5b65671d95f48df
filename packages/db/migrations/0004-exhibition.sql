create table hall (
  id uuid primary key,
  name text not null,
  name_key text not null,
  english_name text,
  aliases text[] not null default '{}',
  region_code text references region,
  address text,
  longitude numeric(9, 6),
  latitude numeric(9, 6),
  indoor_area numeric(12, 2),                  -- m²
  outdoor_area numeric(12, 2),                 -- m²
  pavilion_count integer,
  opened_year integer,
  operator_name text,
  phone text,                                  -- switchboard, public
  website text,
  introduction text,
  data_source text not null,
  source_url text,
  collected_at timestamptz not null default now(),
  row_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index hall_name_key on hall (name_key);

create table pavilion (
  id uuid primary key,
  hall_id uuid not null references hall on delete cascade,
  code text not null,                          -- H1, 8.1H
  area numeric(12, 2),                         -- m²
  clear_height numeric(6, 2),                  -- m
  floor_load numeric(6, 2),                    -- t/m²
  standard_booth_capacity integer,
  unique (hall_id, code)
);

create table exhibition_series (
  id uuid primary key,
  name text not null,
  name_key text not null,                      -- without year and edition number
  english_name text,
  aliases text[] not null default '{}',
  logo_url text,
  first_year integer,
  frequency text,                              -- dictionary exhibition_frequency
  exhibition_type text,                        -- dictionary exhibition_type
  home_region_code text references region,
  website text,
  introduction text,
  scope text[] not null default '{}',          -- 展品范围
  industry_codes text[] not null default '{}', -- dictionary exhibition_industry
  is_ufi_approved boolean,
  data_source text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index exhibition_series_name_key on exhibition_series (name_key);

create table exhibition_edition (
  id uuid primary key,
  series_id uuid not null references exhibition_series on delete cascade,
  edition_no integer,                          -- 届次
  year integer not null,
  name text not null,
  english_name text,
  start_date date not null,
  end_date date not null,
  timezone text not null default 'Asia/Shanghai',
  hall_id uuid references hall,
  venue_text text,                             -- as the source prints it
  region_code text references region,
  set_status text check (set_status in ('postponed', 'cancelled')), -- upcoming, ongoing, ended follow from the dates
  original_start_date date,
  original_end_date date,
  move_in_start date,
  move_in_end date,
  move_out_start date,
  move_out_end date,
  registration_deadline date,
  drawing_review_deadline date,
  freight_deadline date,
  poster_url text,
  website text,
  introduction text,
  open_hours jsonb not null default '[]',
  concurrent_events jsonb not null default '[]',
  exhibitor_list_status text not null default 'none' check (exhibitor_list_status in ('none', 'partial', 'published')),
  listed_exhibitor_count integer not null default 0, -- maintained by the import
  data_source text not null,
  source_url text,
  collected_at timestamptz not null default now(),
  row_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_date >= start_date),
  unique (series_id, start_date)
);
create index exhibition_edition_start on exhibition_edition (start_date, id);
create index exhibition_edition_hall on exhibition_edition (hall_id, start_date);

-- Several sources may disagree; the screen shows audited before published before estimated, newest first.
create table edition_metric (
  edition_id uuid not null references exhibition_edition on delete cascade,
  metric text not null,                        -- net_exhibition_area, gross_exhibition_area, exhibitor_count, visitor_count, visit_count …
  value numeric(14, 2) not null,
  unit text not null,                          -- m², 家, 人, 人次, 个
  basis text not null check (basis in ('audited', 'published', 'estimated')),
  source text not null,
  collected_at timestamptz not null default now(),
  primary key (edition_id, metric, basis, source)
);

create table edition_organization (
  id uuid primary key,
  edition_id uuid not null references exhibition_edition on delete cascade,
  company_id uuid references company,
  name text not null,
  role text not null check (role in ('organizer', 'co_organizer', 'assist', 'support', 'overseas_agent', 'official_contractor', 'official_forwarder')),
  unique (edition_id, role, name)
);

create table exhibitor (
  id uuid primary key,
  edition_id uuid not null references exhibition_edition on delete cascade,
  company_id uuid references company,
  listed_name text not null,                   -- as printed, always kept
  listed_english_name text,
  match_status text not null default 'unmatched' check (match_status in ('matched', 'candidate', 'unmatched')),
  match_score numeric(4, 3),
  match_reasons jsonb not null default '[]',
  match_candidates jsonb not null default '[]', -- [{companyId, score, reasons}] below the automatic border
  booth_no text not null default '',           -- all booths of the entry, '; ' between them
  pavilion_code text,                          -- of the first booth
  booth_type text not null default 'unknown' check (booth_type in ('standard', 'custom', 'raw', 'joint', 'unknown')),
  booth_area numeric(10, 2),                   -- m²
  role text not null default 'direct' check (role in ('direct', 'co', 'represented')),
  products text[] not null default '{}',
  industry_text text,
  introduction text,
  country_code char(2),
  region_code text references region,
  is_first_time boolean,                       -- first entry of this company in the series; null: no earlier list known
  consecutive_editions integer,
  listed_at date,
  withdrawn_at date,
  data_source text not null,
  source_url text,
  row_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index exhibitor_entry on exhibitor (edition_id, lower(listed_name), booth_no);
create index exhibitor_company on exhibitor (company_id, edition_id) where company_id is not null;
create index exhibitor_booth on exhibitor (edition_id, booth_no, id);
