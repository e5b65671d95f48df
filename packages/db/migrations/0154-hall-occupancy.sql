-- 档期 of halls as they or others publish it. Days that no row covers are unknown, not free: free is only what a row of
-- phase 'open' covers and no other row touches.
create table hall_occupancy (
  id uuid primary key,
  hall_id uuid not null references hall on delete cascade,
  pavilions text[] not null default '{}',      -- codes; empty: not told which
  is_whole_hall boolean not null default false,
  edition_id uuid references exhibition_edition on delete set null,
  title text not null,                         -- empty for 'open'
  phase text not null check (phase in ('move_in', 'show', 'move_out', 'held', 'open')),
  start_date date not null,
  end_date date not null,
  certainty text not null default 'announced' check (certainty in ('confirmed', 'announced', 'assumed')),
  data_source text not null,
  as_of date,
  row_key text not null,                       -- pavilions, phase, title, first day
  collected_at timestamptz not null default now(),
  unique (hall_id, row_key),
  check (end_date >= start_date)
);
create index hall_occupancy_days on hall_occupancy (hall_id, start_date);
create index hall_occupancy_edition on hall_occupancy (edition_id) where edition_id is not null;
select journal_imports('hall_occupancy');
