-- What the list of an edition's visitors is narrowed by, as visitor_organization.traits has it: each behind the id of the
-- edition, so that its index is asked for one list alone. A place counts for those that it lies in, too.
create or replace function visitor_traits(edition uuid, place text, country text, industry text, job_levels jsonb,
  interests text[]) returns text[]
language sql stable
as $$
  select array(
    select edition || ' ' || kind || ':' || value
    from (
      select 'region' as kind, line.code as value
      from region own left join region parent on parent.code = own.parent_code
        cross join lateral unnest(array[own.code, parent.code, parent.parent_code]) as line (code)
      where own.code = place
      union select 'region', country
      union select 'industry', industry
      union select 'level', told.position ->> 'name' from jsonb_array_elements(job_levels) as told (position)
      union select 'interest', interest from unnest(interests) as interest
    ) trait
    where value is not null
    order by 1)
$$;
