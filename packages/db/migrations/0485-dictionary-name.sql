-- Names of dictionary entries, places and industries as operators put them right: before what the product brings, which is
-- written anew at every start. Each is said whole; the last that was not taken back holds.
create table dictionary_name (
  id uuid primary key,
  type text not null,                          -- of an entry that the product brings: dictionary, region, industry
  code text not null,
  names jsonb not null,                        -- { locale: name }, those put right; others as the product brings them
  brought jsonb not null,                      -- { locale: name }, all of them as the product brought them then
  source text not null,                        -- who says so
  reason text not null,
  set_by text not null,
  set_at timestamptz not null,
  undone_by text,
  undone_at timestamptz
);
create index dictionary_name_entry on dictionary_name (type, code, set_at desc, id desc);

-- Names that the product brings and that were put right: searches and files know the entry by them still.
alter table dictionary_item add column brought_labels text[] not null default '{}';
