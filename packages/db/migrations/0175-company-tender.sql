-- 招商投标: notices of tenders that name a company. Telephone numbers are contacts and stand elsewhere.
create table company_tender (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  title text not null,
  publish_date date not null,
  notice_type text check (notice_type in ('void', 'change', 'award', 'purchaseIntent', 'forecast', 'tender')),
  role text check (role in ('agent', 'winner', 'planned', 'inviter', 'bidder')),
  project_no text,
  region text,
  amount numeric(20, 2),
  currency char(3),
  subjects text[] not null default '{}',
  bid_end_date date,
  open_date date,
  inviter_name text,
  agent_name text,
  winner_name text,
  url text,
  is_exhibition boolean not null generated always as (title ~ '展览|展台|展位|展会|会展|布展|会务|展厅|展馆') stored,
  data_source text not null,
  as_of date,
  file_stamp bytea,
  collected_at timestamptz not null default now(),
  unique (company_id, title, publish_date)
);
create index company_tender_list on company_tender (company_id, publish_date desc nulls last, id);
create index company_tender_role on company_tender (company_id, role, publish_date desc nulls last, id);
select journal_imports('company_tender'); -- an import of it can be taken back
