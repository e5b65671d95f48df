-- Candidates of a company search, in one round trip. Each stage is a way to match, tried in the order given,
-- each from the most prominent tier down, so that a common word stops early.
--   stages   conditions on tokens; null: a way that this query does not have
--   wants    most rows of each stage
--   above, below   a stage runs only while the total so far is more than above and less than below
--   counted  whether the stage counts towards the total, which is that of the largest stage: each counted stage
--            holds those before it. Behind a counted stage that gave all rows it may, they only count.
--   filters  capitalMin, capitalMax, establishFrom, establishTo, exhibitionMin, exhibitionMax, exhibitedFrom,
--            hasContact, hasWebsite, green
--   resume_* the first stage goes on behind this row
-- Rows of stage 0: the total in prominence, at most count_to + 1.
create function company_search_hits(
  stages tsquery[], wants integer[], above integer[], below integer[], counted boolean[], count_to integer,
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
  left_to_take integer;
  in_tier bigint;
  needs_count boolean;
  hit record;
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
  for number in 1 .. coalesce(array_length(stages, 1), 0) loop
    continue when stages[number] is null or total <= above[number] or total >= below[number];
    left_to_take := case when filled and counted[number] then 0 else wants[number] end;
    in_stage := 0;
    for level in resume_tier .. 3 loop
      needs_count := counted[number] and in_stage <= count_to;
      exit when left_to_take <= 0 and not needs_count;
      in_tier := 0;
      if left_to_take > 0 then
        for hit in
          select s.company_id as id, s.prominence as rank, s.names as texts,
            case when needs_count then count(*) over () else 0 end as hits
          from company_search s
          where s.tier = level and s.tokens @@ stages[number]
            and (resume_prominence is null
              or s.prominence < resume_prominence or (s.prominence = resume_prominence and s.company_id > resume_id))
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
          where s.tier = level and s.tokens @@ stages[number]
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
      resume_prominence := null;
      resume_id := null;
    end loop;
    total := greatest(total, in_stage);
    filled := filled or (counted[number] and left_to_take <= 0);
    resume_tier := 0;
    resume_prominence := null;
  end loop;
  stage := 0; tier := 0; prominence := least(total, count_to + 1); company_id := null; names := null;
  return next;
end
$$;
