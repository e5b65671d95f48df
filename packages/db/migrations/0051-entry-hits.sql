-- Entries of all exhibitor lists that meet a condition on tokens, the newest edition first: how many there are, up to
-- count_to + 1 (the first row, without an entry), and `wanted` of them behind (after_date, after_id), numbered. Few are read
-- and sorted; with more, the editions are walked from the newest on, and few lists fill the page.
create function exhibitor_entry_hits(
  condition tsquery, count_to integer, wanted integer, after_date date default null, after_id uuid default null
) returns table (number bigint, entry_id uuid, start_date date)
language plpgsql stable rows 20
-- The planner believes that a limit is soon met by reading the whole table, and guesses overlapping pairs too low.
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  -- From so many on the walk meets a page sooner than all can be read.
  sorted_at_once constant integer := 4000;
  entries uuid[];
  editions uuid[];
begin
  select array_agg(hit.id), array_agg(hit.edition_id) into entries, editions from (
    select x.id, x.edition_id from exhibitor x
    where x.search_tokens @@ condition and x.withdrawn_at is null limit sorted_at_once + 1
  ) as hit;
  number := least(coalesce(cardinality(entries), 0), count_to + 1);
  return next;
  if cardinality(entries) <= sorted_at_once then
    return query
      select row_number() over (order by e.start_date desc, hit.id desc), hit.id, e.start_date
      from unnest(entries, editions) as hit (id, edition_id) join exhibition_edition e on e.id = hit.edition_id
      where after_date is null or (e.start_date, hit.id) < (after_date, after_id)
      order by e.start_date desc, hit.id desc limit wanted;
  elsif entries is not null then
    return query
      select row_number() over (order by page.start_date desc, page.id desc), page.id, page.start_date from (
        select x.id, e.start_date
        from (
          select id, edition.start_date from exhibition_edition edition
          where after_date is null or edition.start_date <= after_date order by edition.start_date desc) as e
        cross join lateral (
          select exhibitor.id from exhibitor
          where edition_id = e.id and withdrawn_at is null and ts_match_vq(search_tokens, condition) offset 0) as x
        where after_date is null or (e.start_date, x.id) < (after_date, after_id)
        order by e.start_date desc, x.id desc limit wanted) as page;
  end if;
end
$$;
