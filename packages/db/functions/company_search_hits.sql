-- Candidates of a company search, in one round trip. Each stage is a way to match, tried in the order given,
-- each from the most prominent tier down, so that a common word stops early.
--   stages   conditions on tokens, looked up in the index; null: a way that this query does not have
--   placed   numbers in company_search.placed, all of them looked up instead of the condition, which is then checked on
--            the rows
--   texts    numbers in company_search.texts, all of them looked up; such a stage has no condition on tokens
--   areas    numbers in company_search.placed of which each hit has one at least: looked up likewise, once the condition
--            has shown to be a common one
--   sections   null or numbers in company_search.placed of which each hit of the filter has one, looked up beside the
--            areas where few of these have it
--   checks   further conditions on tokens, for the rows that are found
--   excepts  who meets this condition on tokens is left out, being in an earlier stage
--   narrowings   what of the checks and the filter the index takes too, where the condition alone holds for too many
--   filter   a further condition on tokens for the rows of all stages
--   wants    most rows of each stage
--   above, below   a stage runs only while the total so far is more than above and less than below
--   counted  whether the stage counts towards the total. Behind a counted stage that gave all rows it may, the others
--            only count
--   depths   where there are many companies a stage reads: 0 all, 1 the first hundredth only, 2 the first tenth only if
--            its condition is a common one
--   exact_at  number of the stage of exact hits; loose_from, loose_to  stages of these numbers run only while that stage
--            gave fewer rows than enough_exact
--   filters  null or capitalMin, capitalMax, establishFrom, establishTo, exhibitionMin, exhibitionMax, exhibitedFrom,
--            hasContact, hasWebsite, green
--   resume_* the first stage goes on behind this row
-- Rows of stage 0: the total in prominence, at most count_to + 1.
--
-- {rows and count}, {rows} and {count} stand for one statement each, for every tier, every way to look up and with and
-- without filters (src/searchStatements.ts). `\sf company_search_hits` shows the whole.
create or replace function company_search_hits(
  stages tsquery[], placed text[], texts text[], areas text[], sections integer[], checks tsquery[], excepts tsquery[], narrowings tsquery[],
  wants integer[], above integer[], below integer[], counted boolean[], depths integer[], count_to integer, exact_at integer,
  loose_from integer, loose_to integer, enough_exact integer, filter tsquery default null, filters jsonb default null,
  resume_tier smallint default 0, resume_prominence integer default null, resume_id uuid default null
) returns table (stage smallint, tier smallint, prominence integer, company_id uuid, names text)
language plpgsql stable
-- A generic plan is right for every query here: bitmap scan of one index of one tier, then the sort.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  total integer := 0;
  in_stage integer;
  filled boolean := false;
  exact_rows integer := 0;
  left_to_take integer;
  asked integer;
  in_tier bigint;
  in_tier_before bigint;
  most bigint;
  needs_count boolean;
  hit record;
  condition tsquery;
  check_now tsquery;
  numbers integer[];
  lookup integer; -- 0: the condition, 1: all of the numbers, 2: any of them, 3: that and a section, 4: all, of texts
  in_area integer;
  in_section integer;
  found integer;
  is_large boolean;
  telling constant integer := 200;
  common constant integer := 30; -- rows in the first hundredth that make a condition a common one
  plenty constant integer := 300; -- … for which the index takes the whole filter
  is_common boolean := false;
  capital_min double precision;
  capital_max double precision;
  establish_from date;
  establish_to date;
  exhibition_min integer;
  exhibition_max integer;
  exhibited_from date;
  need_contact boolean;
  need_website boolean;
  need_green boolean;
begin
  if filters is not null then
    capital_min := (filters ->> 'capitalMin')::double precision;
    capital_max := (filters ->> 'capitalMax')::double precision;
    establish_from := (filters ->> 'establishFrom')::date;
    establish_to := (filters ->> 'establishTo')::date;
    exhibition_min := (filters ->> 'exhibitionMin')::integer;
    exhibition_max := (filters ->> 'exhibitionMax')::integer;
    exhibited_from := (filters ->> 'exhibitedFrom')::date;
    need_contact := coalesce((filters ->> 'hasContact')::boolean, false);
    need_website := coalesce((filters ->> 'hasWebsite')::boolean, false);
    need_green := coalesce((filters ->> 'green')::boolean, false);
  end if;
  select reltuples > 1000000 into is_large from pg_class where oid = 'company_search_3'::regclass;
  for number in 1 .. coalesce(array_length(stages, 1), 0) loop
    continue when (stages[number] is null and texts[number] is null) or total <= above[number] or total >= below[number];
    continue when number between loose_from and loose_to and (exact_rows >= enough_exact or is_common);
    left_to_take := case when filled and counted[number] then 0 else wants[number] end;
    in_stage := 0;
    condition := stages[number];
    check_now := checks[number];
    numbers := placed[number]::integer[];
    lookup := 0;
    if texts[number] is not null then
      lookup := 4;
      numbers := texts[number]::integer[];
    elsif numbers is not null then
      lookup := 1;
      check_now := case when check_now is null then condition else condition && check_now end;
    end if;
    if filter is not null then
      check_now := case when check_now is null then filter else check_now && filter end;
    end if;
    if excepts[number] is not null then
      check_now := case when check_now is null then !! excepts[number] else check_now && !! excepts[number] end;
    end if;
    found := null;
    in_tier_before := 0;
    for level in resume_tier .. 3 loop
      needs_count := counted[number] and in_stage <= count_to;
      exit when left_to_take <= 0 and not needs_count;
      exit when level = 2 and depths[number] = 1 and is_large;
      if level >= 2 and found is null and lookup = 0 and coalesce(areas[number], narrowings[number]::text) is not null then
        select count(*), count(*) filter (where few.in_area), count(*) filter (where few.in_section)
        into found, in_area, in_section from (
          select s.placed && areas[number]::integer[] as in_area,
            s.placed && areas[number]::integer[] and s.placed && sections as in_section
          from company_search_1 s where s.tokens @@ stages[number] limit plenty
        ) as few;
        if found >= common then
          if areas[number] is not null then
            numbers := areas[number]::integer[];
            lookup := case when sections is null or 4 * in_section > in_area then 2 else 3 end;
            check_now := case when check_now is null then condition else condition && check_now end;
          else
            condition := stages[number] && narrowings[number];
            if found = plenty and filter is not null then condition := condition && filter; end if;
          end if;
          -- Words that many have, though few of them pass the filter: nobody means others.
          is_common := true;
        end if;
      end if;
      exit when level = 3 and depths[number] = 2 and is_large and found >= common;
      in_tier := null;
      if left_to_take > 0 then
        if needs_count and level >= 2 then
          in_tier := 0;
          -- What is counted is narrow; the names are read of the few that are shown. Not the bare column in the order: an
          -- index walk in it would read the table where hits are few.
          -- {rows and count}
        else
          asked := left_to_take;
          -- {rows}
          if asked - left_to_take < asked then
            in_tier := asked - left_to_take;
          elsif not needs_count then
            in_tier := 0;
          end if;
        end if;
      end if;
      if in_tier is null then
        -- In a tier that is ten times as large, twice as many tell that the rest holds its share.
        most := count_to + 1 - in_stage;
        if is_large and level < 3 then
          most := least(most, greatest(telling, 2 * in_tier_before));
        end if;
        -- {count}
      end if;
      in_stage := in_stage + in_tier;
      if is_large and level < 3 and count_to >= telling and left_to_take <= 0
        and in_tier >= telling and in_tier >= 2 * in_tier_before then
        in_stage := greatest(in_stage, count_to + 1);
      end if;
      in_tier_before := in_tier;
      resume_prominence := null;
      resume_id := null;
    end loop;
    if number = exact_at then exact_rows := wants[number] - left_to_take; end if;
    if counted[number] then total := total + in_stage; end if;
    filled := filled or (counted[number] and left_to_take <= 0);
    resume_tier := 0;
    resume_prominence := null;
  end loop;
  stage := 0; tier := 0; prominence := least(total, count_to + 1); company_id := null; names := null;
  return next;
end
$$;
