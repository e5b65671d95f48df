-- Brings the topics that each entry has beside its own, those of its company, and the counts of each list by topic to what
-- the rows say. Reads all, writes only what differs.
create or replace function refresh_exhibitor_topics() returns void
language sql
as $$
  with own as (
    select x.id, x.company_id, told.code
    from exhibitor x cross join lateral jsonb_object_keys(x.topics) as told (code)
    where x.withdrawn_at is null
  ), of_company as (
    select company_id, code from own where company_id is not null
    union
    select c.id, told.code
    from (select distinct company_id from exhibitor) as exhibiting join company c on c.id = exhibiting.company_id
    cross join lateral jsonb_object_keys(c.topics) as told (code)
  ), each as (
    select id, code from own
    union
    select x.id, o.code from exhibitor x join of_company o on o.company_id = x.company_id
  ), told as (
    select x.id, coalesce(array_agg(each.code order by each.code) filter (where each.code is not null), '{}') as codes
    from exhibitor x left join each on each.id = x.id
    group by x.id
  )
  update exhibitor x set topic_codes = told.codes from told where told.id = x.id and x.topic_codes <> told.codes;

  with named as (
    select distinct x.edition_id, x.id, level.topic
    from exhibitor x cross join lateral unnest(x.topic_codes) as told (code)
    left join dictionary_item item on item.type = 'exhibition_industry' and item.code = told.code
    cross join lateral (values (told.code), (item.parent_code)) as level (topic)
    where x.withdrawn_at is null and level.topic is not null
  ), counted as (
    select edition_id, topic, count(*)::integer as entries from named group by edition_id, topic
  ), gone as (
    delete from edition_topic e
    where not exists (select from counted c where c.edition_id = e.edition_id and c.topic = e.topic)
  )
  insert into edition_topic as e (edition_id, topic, exhibitor_count) select edition_id, topic, entries from counted
  on conflict (edition_id, topic) do update set exhibitor_count = excluded.exhibitor_count
  where e.exhibitor_count <> excluded.exhibitor_count;
$$;
