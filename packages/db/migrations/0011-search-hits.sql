-- Candidates of a company search, in one round trip. Each stage is a way to match, tried in the order given,
-- each from the most prominent tier down, so that a common word stops early.
--   stages   conditions on tokens, looked up in the index; null: a way that this query does not have
--   checks   further conditions on tokens, for the rows that are found
--   excepts  who meets this condition on tokens is left out, being in an earlier stage
--   narrowings   what of the checks and the filter the index takes too, where the condition alone holds for too many
--   filter   a further condition on tokens for the rows of all stages
--   wants    most rows of each stage
--   above, below   a stage runs only while the total so far is more than above and less than below
--   counted  whether the stage counts towards the total. Behind a counted stage that gave all rows it may, the others
--            only count
--   exact_at  number of the stage of exact hits; loose_from  stages from this number on run only while that stage
--            gave fewer rows than enough_exact
--   shallow  number of the stage that reads the first hundredth only where there are many companies
--   filters  capitalMin, capitalMax, establishFrom, establishTo, exhibitionMin, exhibitionMax, exhibitedFrom,
--            hasContact, hasWebsite, green
--   resume_* the first stage goes on behind this row
-- Rows of stage 0: the total in prominence, at most count_to + 1.
create function company_search_hits(
  stages tsquery[], checks tsquery[], excepts tsquery[], narrowings tsquery[], wants integer[], above integer[], below integer[], counted boolean[], count_to integer,
  exact_at integer, loose_from integer, enough_exact integer, shallow integer, filter tsquery default null,
  filters jsonb default '{}',
  resume_tier smallint default 0, resume_prominence integer default null, resume_id uuid default null
) returns table (stage smallint, tier smallint, prominence integer, company_id uuid, names text)
language plpgsql stable
-- A generic plan is right for every query here: bitmap scan of one tier's tokens, then the sort.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  total integer := 0;
  in_stage integer;
  filled boolean := false;
  exact_rows integer := 0;
  left_to_take integer;
  in_tier bigint;
  needs_count boolean;
  hit record;
  condition tsquery;
  found integer;
  is_large boolean;
  telling constant integer := 200;
  in_tier_before bigint;
  common constant integer := 100; -- rows in the first hundredth that make a condition a common one
  capital_min double precision := (filters ->> 'capitalMin')::double precision;
  capital_max double precision := (filters ->> 'capitalMax')::double precision;
  establish_from date := (filters ->> 'establishFrom')::date;
  establish_to date := (filters ->> 'establishTo')::date;
  exhibition_min integer := (filters ->> 'exhibitionMin')::integer;
  exhibition_max integer := (filters ->> 'exhibitionMax')::integer;
  exhibited_from date := (filters ->> 'exhibitedFrom')::date;
  need_contact boolean := coalesce((filters ->> 'hasContact')::boolean, false);
  need_website boolean := coalesce((filters ->> 'hasWebsite')::boolean, false);
  need_green boolean := coalesce((filters ->> 'green')::boolean, false);
begin
  select reltuples > 1000000 into is_large from pg_class where oid = 'company_search_3'::regclass;
  for number in 1 .. coalesce(array_length(stages, 1), 0) loop
    continue when stages[number] is null or total <= above[number] or total >= below[number];
    continue when number >= loose_from and exact_rows >= enough_exact;
    left_to_take := case when filled and counted[number] then 0 else wants[number] end;
    in_stage := 0;
    condition := stages[number];
    found := null;
    in_tier_before := 0;
    for level in resume_tier .. 3 loop
      needs_count := counted[number] and in_stage <= count_to;
      exit when left_to_take <= 0 and not needs_count;
      exit when number = shallow and level = 2 and is_large;
      in_tier := 0;
      if level >= 2 and found is null and narrowings[number] is not null then
        select count(*) into found from (
          select from company_search s where s.tier = 1 and s.tokens @@ stages[number] limit common
        ) as few;
        if found = common then condition := stages[number] && narrowings[number]; end if;
      end if;
      if left_to_take > 0 then
        for hit in
          select s.company_id as id, s.prominence as rank, s.names as texts,
            case when needs_count then count(*) over () else 0 end as hits
          from company_search s
          where s.tier = level and s.tokens @@ condition
            and (resume_prominence is null
              or s.prominence < resume_prominence or (s.prominence = resume_prominence and s.company_id > resume_id))
            and (checks[number] is null or ts_match_vq(s.tokens, checks[number]))
            and (filter is null or ts_match_vq(s.tokens, filter))
            and (excepts[number] is null or not ts_match_vq(s.tokens, excepts[number]))
            and (capital_min is null or s.registered_capital >= capital_min)
            and (capital_max is null or s.registered_capital < capital_max)
            and (establish_from is null or s.establish_date >= establish_from)
            and (establish_to is null or s.establish_date <= establish_to)
            and (exhibition_min is null or s.exhibition_count >= exhibition_min)
            and (exhibition_max is null or s.exhibition_count < exhibition_max)
            and (exhibited_from is null or s.latest_exhibition_date >= exhibited_from)
            and (not need_contact or s.contact_count > 0)
            and (not need_website or s.has_website)
            and (not need_green or s.status_group = 'green')
          -- Not the bare column: an index walk in its order would read the table where hits are few.
          order by -s.prominence, s.company_id
          limit left_to_take
        loop
          stage := number; tier := level; prominence := hit.rank; company_id := hit.id; names := hit.texts;
          in_tier := hit.hits;
          left_to_take := left_to_take - 1;
          return next;
        end loop;
      else
        select count(*) into in_tier from (
          select from company_search s
          where s.tier = level and s.tokens @@ condition
            and (checks[number] is null or ts_match_vq(s.tokens, checks[number]))
            and (filter is null or ts_match_vq(s.tokens, filter))
            and (excepts[number] is null or not ts_match_vq(s.tokens, excepts[number]))
            and (capital_min is null or s.registered_capital >= capital_min)
            and (capital_max is null or s.registered_capital < capital_max)
            and (establish_from is null or s.establish_date >= establish_from)
            and (establish_to is null or s.establish_date <= establish_to)
            and (exhibition_min is null or s.exhibition_count >= exhibition_min)
            and (exhibition_max is null or s.exhibition_count < exhibition_max)
            and (exhibited_from is null or s.latest_exhibition_date >= exhibited_from)
            and (not need_contact or s.contact_count > 0)
            and (not need_website or s.has_website)
            and (not need_green or s.status_group = 'green')
          limit count_to + 1 - in_stage) as counted_rows;
      end if;
      in_stage := in_stage + in_tier;
      -- Many in the second tier and as many more in the third as it is larger: more than a thousand in all.
      if is_large and level = 2 and count_to >= telling and left_to_take <= 0
        and in_tier >= telling and in_tier >= 5 * in_tier_before then
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
