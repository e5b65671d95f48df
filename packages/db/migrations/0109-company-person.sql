-- 主要人员 of a company: who runs it now and ran it before. Names and positions as the register publishes them, nothing else
-- of the person.
create table company_person (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null,
  name_key text not null,                      -- normalised name (packages/search)
  positions text[] not null default '{}',
  holding_ratio numeric(7, 4),                 -- %
  person_key text,                             -- the vendor's number of the person, the same at every company; never shown
  list_no integer,                             -- place in the register's list
  start_date date,
  end_date date,
  is_current boolean not null default true,
  data_source text not null,
  file_stamp bytea,                            -- eight bytes of the file's digest: of rows of one file the first goes before
  collected_at timestamptz not null default now(),
  unique (company_id, name_key)
);
create index company_person_list on company_person (company_id, is_current, list_no, id);
create index company_person_key on company_person (person_key) where person_key is not null;
