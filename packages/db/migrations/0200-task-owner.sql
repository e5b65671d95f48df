-- Whose the next appointment of a record is: its author's, or that of whom it was handed over to.
alter table follow_up
  add column handed_to_id uuid references sub_account on delete set null,
  add column task_owner_id uuid not null generated always as (coalesce(handed_to_id, sub_account_id)) stored;
create index follow_up_handed_to on follow_up (handed_to_id) where handed_to_id is not null;
drop index follow_up_next;
create index follow_up_next on follow_up (task_owner_id, next_follow_time) where next_state = 'open' and deleted_at is null;
create index follow_up_team_next on follow_up (tenant_id, next_follow_time) where next_state = 'open' and deleted_at is null;
