-- Who was removed from a team, or left it, and may be asked in again.
alter table sub_account
  drop constraint sub_account_status_check,
  add constraint sub_account_status_check check (status in ('active', 'disabled', 'removed', 'erased'));

-- Since when a customer has its owner: from then, or from the last contact, the days without contact count.
alter table customer add column owned_since timestamptz not null default now();
update customer set owned_since = created_at;
create index customer_owner on customer (owner_id) where owner_id is not null;

-- What a member held and others have now.
create table hand_over (
  id uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  from_id uuid not null references sub_account on delete cascade,
  by_id uuid references sub_account on delete set null,
  reason text not null check (reason in ('disabled', 'removed', 'left', 'erased')),
  rule text not null check (rule in ('one', 'turns', 'region')),
  customers integer not null default 0,
  tasks integer not null default 0,
  targets integer not null default 0,
  created_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz
);
create index hand_over_tenant on hand_over (tenant_id, created_at desc);
create index hand_over_from on hand_over (from_id);

create table hand_over_item (
  hand_over_id uuid not null references hand_over on delete cascade,
  kind text not null check (kind in ('customer', 'task', 'target')),
  object_id uuid not null,                     -- of the customer, the follow-up, the exhibitor
  to_id uuid not null references sub_account on delete cascade,
  was_there boolean not null default false,    -- a target that to_id had already
  primary key (hand_over_id, kind, object_id)
);
create index hand_over_item_to on hand_over_item (to_id);
