-- 我的展会: editions that a person has put on their schedule, and events of their own that no library has.
create table my_exhibition (
  id uuid primary key,
  sub_account_id uuid not null references sub_account on delete cascade,
  edition_id uuid references exhibition_edition, -- null: an event of one's own, told by the columns below
  name text,
  start_date date,
  end_date date,
  region_code text references region,
  place text,                                  -- hall, hotel, address, as the person wrote or picked it
  longitude numeric(9, 6),
  latitude numeric(9, 6),
  industry_code text,                          -- dictionary exhibition_industry
  organizer text,
  website text,
  move_in_start date,
  move_out_end date,
  join_role text check (join_role in ('visit', 'exhibit', 'build', 'forward', 'organize', 'research')),
  reminders smallint[] not null default '{}',  -- days before the first day
  note text,
  budget numeric(14, 2),                       -- 元
  is_shared boolean not null default false,    -- the team sees it
  member_ids uuid[] not null default '{}',     -- sub-accounts of the team that go along
  known_start date,                            -- of the edition when the person last saw it: other dates now have moved
  known_end date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (sub_account_id, edition_id),
  check (case when edition_id is null then name is not null and end_date >= start_date
    else num_nonnulls(name, start_date, end_date, region_code, place) = 0 end)
);
create index my_exhibition_edition on my_exhibition (edition_id);

-- Rows of 我的展会 that a person may have. -1: any number.
insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('free',               'my_exhibitions', 20, 'query'),
  ('free_authenticated', 'my_exhibitions', 50, 'query'),
  ('member',             'my_exhibitions', -1, 'query'),
  ('team',               'my_exhibitions', -1, 'query');
