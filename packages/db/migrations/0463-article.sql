-- 资讯 of one's own, as an operator writes it: each version stays. What is published goes through the import into `news`.
create table article (
  id uuid primary key,
  version integer not null,                    -- the last one
  state text not null check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  publish_at timestamptz,
  published_version integer,                   -- that is in `news`; null: none
  failure text,                                -- why it could not be brought in
  failed_at timestamptz,
  set_by text not null,
  set_at timestamptz not null
);
create index article_due on article (publish_at)
  where state in ('scheduled', 'published') and published_version is distinct from version;
create index article_list on article (set_at desc, id desc);

create table article_version (
  article_id uuid not null references article on delete cascade,
  version integer not null,
  title text not null,
  summary text not null,
  content text not null,                       -- as it was typed: text or HTML
  category text not null check (category in ('industry', 'exhibition', 'policy', 'hall', 'guide')),
  tags text[] not null default '{}',
  cover_url text,
  publisher text not null,
  author text not null,
  origin_url text,
  is_top boolean not null,
  edited_by text not null,
  edited_at timestamptz not null,
  primary key (article_id, version)
);
