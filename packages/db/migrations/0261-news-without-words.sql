-- Articles without words of their own, which a search reads by their texts (apps/api/src/exhibition/keywordHit.ts).
create index news_untold on news (id) where search_tokens = ''::tsvector;
