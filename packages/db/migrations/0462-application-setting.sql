-- 应用 as an operator has set it: before what the product brings, which is written anew at every start. Null: as it brings it.
create table application_setting (
  code text primary key,                        -- of an application that the product brings
  is_shown boolean not null default true,      -- false: it is nowhere in the app
  position integer,                            -- within its group
  page_path text,
  tag text check (tag in ('hot', 'new', 'none')),
  pictures text[] not null default '{}',       -- https, of its features in their order; '': none
  texts jsonb not null default '{}',           -- { locale: { name, summary } }; '': as the product brings it
  set_by text not null,
  set_at timestamptz not null
);
alter table application add column is_shown boolean not null default true;
