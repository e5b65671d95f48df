-- 专利 of a company; one with several applicants stands with each.
create table company_patent (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  application_no text not null,
  title text,
  patent_type text check (patent_type in ('granted', 'invention', 'utility', 'design')),
  application_date date,
  publication_no text,
  publication_date date,
  legal_status text,
  ipc text[] not null default '{}',
  inventors text[] not null default '{}',
  applicants text[] not null default '{}',
  agency text,
  agent text,
  priority_no text,
  priority_date date,
  address text,
  abstract text,
  abstract_image text,
  claims text,
  description text,
  legal_events text[] not null default '{}',
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, application_no)
);
create index company_patent_list on company_patent (company_id, application_date desc nulls last, id);
create index company_patent_publication_date on company_patent (company_id, publication_date desc nulls last, id);
select journal_imports('company_patent'); -- an import of it can be taken back
