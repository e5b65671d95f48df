-- Feeds that the operator lists (NEWS_FEEDS): what each said when it was asked last, so that only what is new comes.
create table news_feed (
  url text primary key,
  etag text,
  last_modified text,
  checked_at timestamptz not null,
  failure text                                 -- why the last round brought nothing; null: it did, or nothing was new
);
