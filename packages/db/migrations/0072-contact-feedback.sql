-- What a tenant found a number to be; one word for each number, the latest.
create table contact_feedback (
  contact_id uuid not null references contact on delete cascade,
  tenant_id uuid not null references tenant on delete cascade,
  sub_account_id uuid references sub_account on delete set null, -- who said so
  kind text not null check (kind in ('valid', 'empty', 'stopped', 'not_company', 'refused')),
  created_at timestamptz not null default now(),
  primary key (contact_id, tenant_id)
);
create index contact_feedback_tenant on contact_feedback (tenant_id);
create index contact_feedback_person on contact_feedback (sub_account_id);
