-- Of an exhibition that somebody follows: how many entries its list had when it was looked at last, and when that changed.
-- What was there before is no news.
alter table followed_edition add column listed_count integer, add column counted_at timestamptz;

create index news_newest on news (sort_at desc, id desc);
