-- 展会复盘: what an exhibition cost, and what was offered and agreed after it.
create table exhibition_expense (
  id uuid primary key,
  my_exhibition_id uuid not null references my_exhibition on delete cascade,
  sub_account_id uuid not null references sub_account on delete cascade, -- whose expense it is
  kind text not null check (kind in ('rent', 'travel', 'booth', 'other')),
  amount numeric(14, 2) not null check (amount >= 0), -- 元
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index exhibition_expense_row on exhibition_expense (my_exhibition_id, created_at, id);
create index exhibition_expense_person on exhibition_expense (sub_account_id);

alter table follow_up
  add column deal_amount numeric(20, 2) check (deal_amount >= 0); -- 元: offered (stage quoted), agreed (stage won)
create index follow_up_deal on follow_up (tenant_id, follow_time)
  where stage in ('quoted', 'won', 'lost') and deleted_at is null;
create index follow_up_touch on follow_up (tenant_id, edition_id)
  where edition_id is not null and deleted_at is null;
