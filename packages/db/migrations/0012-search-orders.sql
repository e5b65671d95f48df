-- The orders a list of companies can have besides the ranking, to be walked where hits are many.
create index company_search_establish on company_search (establish_date desc nulls last, company_id);
create index company_search_capital on company_search (registered_capital desc nulls last, company_id);
create index company_search_exhibitions on company_search (exhibition_count desc nulls last, company_id);
create index company_search_exhibited on company_search (latest_exhibition_date desc nulls last, company_id);

-- Exhibitions, halls and list entries are found by tokens of the same kinds, written with the row
-- (packages/search/src/tokensText.ts).
alter table exhibition_edition add column search_tokens tsvector not null default '';
alter table hall add column search_tokens tsvector not null default '';
alter table exhibitor add column search_tokens tsvector not null default '';
create index exhibition_edition_tokens on exhibition_edition using gin (search_tokens) with (fastupdate = off);
create index hall_tokens on hall using gin (search_tokens) with (fastupdate = off);
create index exhibitor_tokens on exhibitor using gin (search_tokens) with (fastupdate = off);
