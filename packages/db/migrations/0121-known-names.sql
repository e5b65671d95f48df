-- Names that our reference data (packages/db/src/reference/known) adds to what imports said of a hall or a fair: the Chinese
-- name, which stands in `name` where the imports know an English one only, and the other names it is searched by.
alter table hall add column known_name text;
alter table hall add column known_aliases text[] not null default '{}';
alter table exhibition_series add column known_name text;
alter table exhibition_series add column known_aliases text[] not null default '{}';
