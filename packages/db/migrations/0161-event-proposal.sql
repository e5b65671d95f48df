-- 提交到公共库: an event of their own that somebody offers for the library. An operator looks at it and imports it.
alter table my_exhibition
  add column proposed_at timestamptz,
  add check (proposed_at is null or edition_id is null);
create index my_exhibition_proposed on my_exhibition (proposed_at) where proposed_at is not null;
