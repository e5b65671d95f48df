-- Traits of a visitor as numbers, which lie in the indexes of its list's orders: a list that is narrowed to many is read along
-- its order in the index alone. Of 53 bits, which JavaScript holds and in which no two traits meet.
create or replace function visitor_trait_numbers(traits text[]) returns bigint[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(hashtextextended(trait, 0) >> 11 order by trait), '{}') from unnest(traits) trait
$$;
