-- Regions, industries, dictionaries and platform settings: small tables that every other one refers to.
create table region (
  code text primary key,                       -- GB/T 2260; overseas: ISO 3166-1 alpha-2
  parent_code text references region,
  level smallint not null check (level between 0 and 3), -- 0 country, 1 province, 2 city, 3 district
  name text not null,
  english_name text,
  longitude numeric(9, 6),
  latitude numeric(9, 6),
  is_overseas boolean not null default false,
  sort integer not null default 0
);
create index region_parent on region (parent_code);

create table industry (
  code text primary key,                       -- GB/T 4754: A, 01, 011, 0111
  parent_code text references industry,
  level smallint not null check (level between 1 and 4),
  name text not null,
  english_name text
);
create index industry_parent on industry (parent_code);

create table dictionary_item (
  type text not null,
  code text not null,                          -- English snake_case
  parent_code text,
  label_zh_hans text not null,
  label_zh_hant text not null,
  label_en text not null,
  label_fr text not null,
  label_es text not null,
  sort integer not null default 0,
  primary key (type, code)
);

create table customer_service (
  id uuid primary key,
  qr_code text,
  phone text not null,
  work_time text,
  is_default boolean not null default true
);
