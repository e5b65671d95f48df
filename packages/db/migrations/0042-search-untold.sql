-- Rows written without search tokens are found by their texts; these indexes know which they are.
create index exhibition_edition_untold on exhibition_edition (id) where search_tokens = ''::tsvector;
create index hall_untold on hall (id) where search_tokens = ''::tsvector;
create index exhibition_edition_coming on exhibition_edition (end_date, hall_id);
