-- 阅读: who has opened an article, and how many have. Apart from news, so that reading changes nothing that was brought in.
create table news_read (
  news_id uuid not null references news on delete cascade,
  sub_account_id uuid not null references sub_account on delete cascade,
  read_at timestamptz not null,
  primary key (news_id, sub_account_id)
);
create index news_read_person on news_read (sub_account_id);
create table news_readers (
  news_id uuid primary key references news on delete cascade,
  readers integer not null                     -- those who have left since are counted too
);
