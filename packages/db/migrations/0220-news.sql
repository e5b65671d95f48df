-- 资讯: articles of others, as feeds and files bring them. Their HTML is cleaned before it is written.
create table news (
  id uuid primary key,
  natural_key text not null unique,            -- what tells an article apart: its address, or what its publisher calls it
  category text not null check (category in ('industry', 'exhibition', 'policy', 'hall', 'guide')),
  title text not null,
  summary text not null default '',            -- plain, one line
  content_html text not null default '',       -- allowed elements alone; empty: only the summary is known
  cover_urls text[] not null default '{}',     -- https, three at most
  publisher text,                              -- 来源, as it signs
  author text,
  origin_url text,
  published_on date,                           -- by the publisher's own clock; null: not told
  published_at timestamptz,                    -- null where the day alone is told
  published_zone text,                         -- offset of that clock: +08:00
  sort_at timestamptz not null generated always as
    (coalesce(published_at, (published_on + time '00:00') at time zone 'Asia/Shanghai', to_timestamp(0))) stored,
  is_top boolean not null default false,
  tags text[] not null default '{}',
  region_codes text[] not null default '{}',   -- of what it speaks of, each with those it lies in
  topic_codes text[] not null default '{}',    -- each with those it is a part of
  search_tokens tsvector not null default '',
  data_source text not null,
  as_of date,
  collected_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index news_list on news (is_top desc, sort_at desc, id desc);
create index news_of_category on news (category, is_top desc, sort_at desc, id desc);
create index news_neighbours on news (category, sort_at, id);
create index news_tokens on news using gin (search_tokens);

-- Whom and what an article speaks of.
create table news_company (
  news_id uuid not null references news on delete cascade,
  company_id uuid not null references company on delete cascade,
  primary key (news_id, company_id)
);
create index news_company_company on news_company (company_id);
create table news_series (
  news_id uuid not null references news on delete cascade,
  series_id uuid not null references exhibition_series on delete cascade,
  primary key (news_id, series_id)
);
create index news_series_series on news_series (series_id);
create table news_hall (
  news_id uuid not null references news on delete cascade,
  hall_id uuid not null references hall on delete cascade,
  primary key (news_id, hall_id)
);
create index news_hall_hall on news_hall (hall_id);
select journal_imports('news'), journal_imports('news_company', 'news_id', 'company_id'),
  journal_imports('news_series', 'news_id', 'series_id'), journal_imports('news_hall', 'news_id', 'hall_id');

-- 点赞.
create table news_like (
  news_id uuid not null references news on delete cascade,
  sub_account_id uuid not null references sub_account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (news_id, sub_account_id)
);
create index news_like_person on news_like (sub_account_id);

create index company_stock on company (stock_code) where stock_code is not null;

insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('anonymous',          'news_rows', -1, 'query'),
  ('free',               'news_rows', -1, 'query'),
  ('free_authenticated', 'news_rows', -1, 'query'),
  ('member',             'news_rows', -1, 'query'),
  ('team',               'news_rows', -1, 'query');
