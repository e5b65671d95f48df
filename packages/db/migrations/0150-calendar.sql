-- A month of 展会排期 is those that have begun before its end and not ended before its beginning.
create index exhibition_edition_end on exhibition_edition (end_date, start_date);
