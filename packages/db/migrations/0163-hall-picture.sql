-- 展馆图片: addresses of pictures of a hall, as they or others publish them.
create table hall_picture (
  id uuid primary key,
  hall_id uuid not null references hall on delete cascade,
  pavilion text,                               -- code; null: of none alone
  category text not null check (category in ('exterior', 'pavilion', 'plan', 'traffic', 'freight', 'meeting')),
  url text not null,                           -- https, or the picture itself as a data: address
  caption text,
  sort integer not null default 0,             -- as in the file that told it
  data_source text not null,
  as_of date,
  collected_at timestamptz not null default now(),
  unique (hall_id, url)
);
select journal_imports('hall_picture');
