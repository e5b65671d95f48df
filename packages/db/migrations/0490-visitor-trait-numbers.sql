-- What visitors are narrowed by, as numbers in the indexes of their orders: functions/visitor_trait_numbers.sql.
create function visitor_trait_numbers(traits text[]) returns bigint[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(hashtextextended(trait, 0) >> 11 order by trait), '{}') from unnest(traits) trait
$$;
alter table visitor_organization
  add column trait_numbers bigint[] not null generated always as (visitor_trait_numbers(traits)) stored;
alter table visitor_organization alter column trait_numbers set statistics 500; -- many editions have many traits each

drop index visitor_organization_traits, visitor_organization_count, visitor_organization_editions;
create index visitor_organization_traits on visitor_organization using gin (trait_numbers);
create index visitor_organization_count on visitor_organization (edition_id, coalesce(visitor_count, -1) desc, id desc)
  include (visitor_count, edition_count, trait_numbers);
create index visitor_organization_editions on visitor_organization (edition_id, edition_count desc, id desc)
  include (trait_numbers);
