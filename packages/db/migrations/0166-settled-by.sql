-- The record by which a due appointment was settled: 撤销 opens it again.
alter table follow_up add column settled_by uuid references follow_up on delete set null;
create index follow_up_settled_by on follow_up (settled_by) where settled_by is not null;
