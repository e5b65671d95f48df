-- What exhibitors and companies are about: codes of the dictionary exhibition_industry with what tells each: category,
-- product, introduction, name (packages/search/src/trade/exhibitorTopics.ts).
alter table company add column topics jsonb not null default '{}';
alter table exhibitor
  add column topics jsonb not null default '{}',
  -- Its own and those of its company, from whichever list or register: kept by refresh_exhibitor_topics.
  add column topic_codes text[] not null default '{}';

-- Entries of each list by topic, and by group of topics.
create table edition_topic (
  edition_id uuid not null references exhibition_edition (id) on delete cascade,
  topic text not null,
  exhibitor_count integer not null,
  primary key (edition_id, topic)
);
create index edition_topic_topic on edition_topic (topic, exhibitor_count desc);

-- Rows from before topics were told: the next import tells them, behind `after_id`. Nothing stands here when all are.
create table untold_topics (
  what text primary key check (what in ('company', 'exhibitor')),
  after_id uuid not null default '00000000-0000-0000-0000-000000000000'
);
insert into untold_topics (what) select 'company' where exists (select from company);
insert into untold_topics (what) select 'exhibitor' where exists (select from exhibitor);
