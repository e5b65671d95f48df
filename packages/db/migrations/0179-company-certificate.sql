-- 资质证书 of a company: of systems, of products, permits, honours.
create table company_certificate (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  cert_name text not null,
  cert_no text not null,
  kind text check (kind in ('system', 'product', 'license', 'honor')),
  cert_type text,
  issue_date date,
  expire_date date,
  cert_status text check (cert_status in ('expired', 'suspended', 'revoked', 'cancelled', 'valid')),
  issuer text,
  scope text,
  covered_persons integer,
  level text,
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, cert_name, cert_no)
);
create index company_certificate_list on company_certificate (company_id, kind, issue_date desc nulls last, id);
select journal_imports('company_certificate'); -- an import of it can be taken back
