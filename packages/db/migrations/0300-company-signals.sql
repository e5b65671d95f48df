-- 商机信号: records of a company by their day, whichever tab of their page they stand on.
alter table company_change add column collected_at timestamptz not null default now();
create index company_tender_exhibition on company_tender (company_id, publish_date desc nulls last, id)
  where is_exhibition and role = 'inviter';
create index company_job_exhibition on company_job (company_id, publish_date desc nulls last, id) where is_exhibition;
create index company_certificate_day on company_certificate (company_id, issue_date desc nulls last, id);
create index company_app_day on company_app (company_id, release_date desc nulls last, id);
create index company_branch_day on company_branch (company_id, establish_date desc nulls last, id);
create index company_investment_day on company_investment (company_id, invest_date desc nulls last, id);

-- When a person had a company before them last, and the visit before: what came between is new to them. A visit lasts while
-- they come back within half an hour.
create table company_visit (
  sub_account_id uuid not null references sub_account on delete cascade,
  company_id uuid not null references company on delete cascade,
  before_at timestamptz,                       -- when the visit before ended; null: this is the first
  last_at timestamptz not null,
  primary key (sub_account_id, company_id)
);
create index company_visit_company on company_visit (company_id);
