-- Who joined a team was asked once what of their own to bring along: what they answered and what came.
create table brought_along (
  sub_account_id uuid primary key references sub_account on delete cascade, -- in the team
  from_id uuid references sub_account on delete set null, -- the same person's in the space of their own
  customers integer not null default 0,
  follow_ups integer not null default 0,
  targets integer not null default 0,
  unlocks integer not null default 0,
  answered_at timestamptz not null
);
create index brought_along_from on brought_along (from_id) where from_id is not null;
