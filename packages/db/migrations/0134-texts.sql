-- What a company or an exhibitor says of itself: its words as numbers (packages/search/src/document/texts.ts), with those of
-- its names and offers; null: it says nothing, or was written before there was this column, until its next import.
alter table company_search add column texts integer[];
create index company_search_texts on company_search using gin (texts) with (fastupdate = off) where texts is not null;
alter table exhibitor add column texts integer[];
create index exhibitor_texts on exhibitor using gin (texts) with (fastupdate = off) where texts is not null;
