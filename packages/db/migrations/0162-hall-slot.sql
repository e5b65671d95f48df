-- 我的档期: stretches of days of a hall that a person asks for, holds or has booked there.
create table hall_slot (
  id uuid primary key,
  sub_account_id uuid not null references sub_account on delete cascade,
  hall_id uuid not null references hall,       -- an undone import leaves a hall that somebody plans in
  pavilions text[] not null default '{}',      -- codes; empty: not said which
  purpose text not null default 'exhibition' check (purpose in ('exhibition', 'conference', 'sports', 'launch', 'other')),
  title text not null,
  move_in_start date,
  start_date date not null,
  end_date date not null,
  move_out_end date,
  area numeric(12, 2),                         -- m², expected
  status text not null check (status in ('intent', 'inquiring', 'held', 'booked', 'done', 'cancelled')),
  held_until date,                             -- of one that is held: after this day it is asked for again
  quote numeric(12, 2),                        -- 元 a m² a day
  contact text,                                -- whom one speaks with there, as the person wrote it
  note text,
  is_shared boolean not null default false,    -- the team sees it
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_date >= start_date),
  check (move_in_start <= start_date),
  check (move_out_end >= end_date)
);
create index hall_slot_own on hall_slot (sub_account_id, start_date);
create index hall_slot_hall on hall_slot (hall_id, start_date);

-- Rows of 我的档期 that a person may have. -1: any number.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'hall_slots', 20, 'query'),
  ('free_authenticated', 'hall_slots', 50, 'query'),
  ('member',             'hall_slots', -1, 'query'),
  ('team',               'hall_slots', -1, 'query');
