-- 热门搜索 as an operator has set it: before the topics that follow from the exhibitions that begin next.
create table hot_word (
  id uuid primary key,
  locale text not null check (locale in ('zh-Hans', 'zh-Hant', 'en', 'fr', 'es')),
  word text not null,
  position integer not null,
  from_day date,                               -- of Shanghai, both included; null: at once, and without end
  until_day date,
  set_by text not null,
  set_at timestamptz not null,
  unique (locale, word)
);
