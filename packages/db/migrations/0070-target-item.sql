-- Booths in the order one walks past them: numbers by their value, 8.1H-A2 before 8.1H-A10.
alter table exhibitor add column booth_walk text collate "C" not null generated always as (
  regexp_replace(regexp_replace(upper(booth_no), '[0-9]+', '0000\&', 'g'), '[0-9]*([0-9]{5})', '\1', 'g')
) stored;

-- 我的目标: entries of exhibitor lists that a person wants to see, and has seen.
create table target_item (
  sub_account_id uuid not null references sub_account on delete cascade,
  exhibitor_id uuid not null references exhibitor on delete cascade,
  edition_id uuid not null references exhibition_edition on delete cascade,
  state text not null check (state in ('todo', 'visited')),
  marked_at timestamptz not null,              -- on the device; of two marks the later one stays
  created_at timestamptz not null default now(),
  primary key (sub_account_id, exhibitor_id)
);
create index target_item_edition on target_item (sub_account_id, edition_id);
create index target_item_exhibitor on target_item (exhibitor_id);
