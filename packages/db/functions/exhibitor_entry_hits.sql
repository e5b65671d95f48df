-- Entries of all exhibitor lists that meet a condition on tokens or have all of some numbers in `texts`, the newest edition first: how many there are, up to
-- count_to + 1 (the first row, without an entry), and `wanted` of them behind (after_date, after_id), numbered. Few are read
-- and sorted; with more, the editions are walked from the newest on.
create or replace function exhibitor_entry_hits(
  condition tsquery, said integer[], count_to integer, wanted integer, after_date date default null, after_id uuid default null
) returns table (number bigint, entry_id uuid, start_date date)
language plpgsql stable rows 20
-- The planner believes that a limit is soon met by reading the whole table, and guesses overlapping pairs too low.
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  -- From so many on a walk over all editions meets a page sooner than all hits can be read.
  sorted_at_once constant integer := 4000;
  -- A common word fills its page from so many.
  few_editions constant integer := 60;
  reads integer := count_to + 1;
  entries uuid[];
  editions uuid[];
  ids uuid[];
  days date[];
begin
  loop
    select array_agg(hit.id), array_agg(hit.edition_id) into entries, editions from (
      select x.id, x.edition_id from exhibitor x
      where (x.search_tokens @@ condition or x.texts @> said) and x.withdrawn_at is null limit reads
    ) as hit;
    if reads = count_to + 1 then
      number := coalesce(cardinality(entries), 0);
      return next;
    end if;
    if coalesce(cardinality(entries), 0) < reads then
      select array_agg(page.id order by page.day desc, page.id desc), array_agg(page.day order by page.day desc, page.id desc)
      into ids, days from (
        select hit.id, e.start_date as day
        from unnest(entries, editions) as hit (id, edition_id) join exhibition_edition e on e.id = hit.edition_id
        where after_date is null or (e.start_date, hit.id) < (after_date, after_id)
        order by 2 desc, 1 desc limit wanted) as page;
      exit;
    end if;
    select array_agg(page.id order by page.day desc, page.id desc), array_agg(page.day order by page.day desc, page.id desc)
    into ids, days from (
      select x.id, e.day
      from (
        select id, edition.start_date as day from exhibition_edition edition
        where after_date is null or edition.start_date <= after_date
        order by edition.start_date desc
        fetch first (case when reads = count_to + 1 then few_editions else 2147483647 end) rows with ties) as e
      cross join lateral (
        select exhibitor.id from exhibitor
        where edition_id = e.id and withdrawn_at is null and (ts_match_vq(search_tokens, condition) or texts @> said) offset 0) as x
      where after_date is null or (e.day, x.id) < (after_date, after_id)
      order by 2 desc, 1 desc limit wanted) as page;
    exit when cardinality(ids) = wanted or reads > count_to + 1;
    reads := sorted_at_once;
  end loop;
  return query select page.number, page.id, page.day from unnest(ids, days) with ordinality as page (id, day, number);
end
$$;
