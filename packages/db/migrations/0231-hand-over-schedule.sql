-- 我的展会 of who goes is handed over too.
alter table hand_over add column exhibitions integer not null default 0;
alter table hand_over_item
  drop constraint hand_over_item_kind_check,
  add constraint hand_over_item_kind_check check (kind in ('customer', 'task', 'target', 'exhibition'));
