-- A company of which no city is known has its words together with its province, and every company its province
-- together with its industry's section (packages/search/src/placed.ts): what a province has is then what its cities and
-- itself have, and a filter by province and section is one list. All rows change, so they are written anew.
create function pg_temp.number_of(place bigint, word text) returns integer language plpgsql immutable as $$
declare
  hash bigint := place;
begin
  for at in 1 .. length(word) loop
    hash := ((hash # ascii(substr(word, at, 1))::bigint) * 16777619) & 4294967295;
  end loop;
  return (case when hash > 2147483647 then hash - 4294967296 else hash end)::integer;
end
$$;
create function pg_temp.more_placed(tokens tsvector) returns integer[] language plpgsql immutable as $$
declare
  held text[] := tsvector_to_array(tokens);
  provinces bigint[] := array(select substr(token, 2)::bigint from unnest(held) as token where token ~ '^@\d\d$');
  province bigint;
  result integer[] := '{}';
begin
  foreach province in array provinces loop
    -- A municipality has its words already (0040).
    if not province = any ('{11,12,31,50}') and not held::text ~ ('@' || province || '\d\d') then
      result := result || array(
        select pg_temp.number_of(province, token) from unnest(held) as token
        where token !~ '^[$@#=%+&^]' and (token ~ '^~' or length(token) > 1 or token ~ '^[0-9a-z]')
          and octet_length(token) < 64);
    end if;
    result := result || array(
      select pg_temp.number_of(province, token) from unnest(held) as token where token ~ '^#[A-Z]$');
  end loop;
  return result;
end
$$;
create table company_search_anew (like company_search including defaults) partition by list (tier);
create table company_search_anew_0 partition of company_search_anew for values in (0);
create table company_search_anew_1 partition of company_search_anew for values in (1);
create table company_search_anew_2 partition of company_search_anew for values in (2);
create table company_search_anew_3 partition of company_search_anew for values in (3);
insert into company_search_anew
select tier, company_id, prominence, status_group, registered_capital, establish_date, exhibition_count,
  latest_exhibition_date, contact_count, has_website, names, tokens, placed || pg_temp.more_placed(tokens)
from company_search;
drop table company_search;
alter table company_search_anew rename to company_search;
alter table company_search_anew_0 rename to company_search_0;
alter table company_search_anew_1 rename to company_search_1;
alter table company_search_anew_2 rename to company_search_2;
alter table company_search_anew_3 rename to company_search_3;
set local maintenance_work_mem = '512MB';
alter table company_search add primary key (company_id, tier);
create index company_search_tokens on company_search using gin (tokens) with (fastupdate = off);
create index company_search_placed on company_search using gin (placed) with (fastupdate = off);
create index company_search_prominence on company_search (prominence desc, company_id);
create index company_search_establish on company_search (establish_date desc nulls last, company_id);
create index company_search_capital on company_search (registered_capital desc nulls last, company_id);
create index company_search_exhibitions on company_search (exhibition_count desc nulls last, company_id);
create index company_search_exhibited on company_search (latest_exhibition_date desc nulls last, company_id);
analyze company_search;

-- Candidates of a company search, in one round trip. Each stage is a way to match, tried in the order given,
-- each from the most prominent tier down, so that a common word stops early.
--   stages   conditions on tokens, looked up in the index; null: a way that this query does not have
--   placed   numbers in company_search.placed, all of them looked up instead of the condition, which is then checked on
--            the rows
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
--   exact_at  number of the stage of exact hits; loose_from  stages from this number on run only while that stage
--            gave fewer rows than enough_exact
--   filters  null or capitalMin, capitalMax, establishFrom, establishTo, exhibitionMin, exhibitionMax, exhibitedFrom,
--            hasContact, hasWebsite, green
--   resume_* the first stage goes on behind this row
-- Rows of stage 0: the total in prominence, at most count_to + 1.
drop function company_search_hits(
  tsquery[], text[], tsquery[], tsquery[], tsquery[], integer[], integer[], integer[], boolean[], boolean[], integer,
  integer, integer, integer, tsquery, jsonb, smallint, integer, uuid);

-- Every statement names the table of its tier: one probe is then 10 µs, a fourth of one that prunes partitions. So the
-- function is put together from a frame and, for each tier, each index, with and without numbers, the same statements.
do $frame$
declare
  frame constant text := $code$
create function company_search_hits(
  stages tsquery[], placed text[], areas text[], sections integer[], checks tsquery[], excepts tsquery[], narrowings tsquery[],
  wants integer[], above integer[], below integer[], counted boolean[], depths integer[], count_to integer, exact_at integer,
  loose_from integer, enough_exact integer, filter tsquery default null, filters jsonb default null,
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
  lookup integer; -- 0: the condition, 1: all of the numbers, 2: any of them, 3: that and a section
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
    continue when stages[number] is null or total <= above[number] or total >= below[number];
    continue when number >= loose_from and (exact_rows >= enough_exact or is_common);
    left_to_take := case when filled and counted[number] then 0 else wants[number] end;
    in_stage := 0;
    condition := stages[number];
    check_now := checks[number];
    numbers := placed[number]::integer[];
    lookup := 0;
    if numbers is not null then
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
          -- <rows and count>
        else
          asked := left_to_take;
          -- <rows>
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
        -- <count>
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
$$$code$;
  -- Not the bare column in the order: an index walk in it would read the table where hits are few.
  rows_of constant text := $code$
          for hit in
            select s.company_id as id, s.prominence as rank, s.names as texts
            from company_search_{level} s
            where {index}
              and (check_now is null or ts_match_vq(s.tokens, check_now))
              and (resume_prominence is null
                or s.prominence < resume_prominence or (s.prominence = resume_prominence and s.company_id > resume_id)){numbers}
            order by -s.prominence, s.company_id
            limit left_to_take
          loop
            stage := number; tier := level; prominence := hit.rank; company_id := hit.id; names := hit.texts;
            left_to_take := left_to_take - 1;
            return next;
          end loop;$code$;
  -- What is counted is narrow; the names are read of the few that are shown.
  rows_and_count_of constant text := $code$
            for hit in
              select best.id, best.rank, best.hits, s.names as texts from (
                select s.ctid as place, s.company_id as id, s.prominence as rank, count(*) over () as hits
                from company_search_{level} s
                where {index}
                  and (check_now is null or ts_match_vq(s.tokens, check_now)){numbers}
                order by -s.prominence, s.company_id
                limit left_to_take) as best
              join company_search_{level} s on s.ctid = best.place
              order by -best.rank, best.id
            loop
              stage := number; tier := level; prominence := hit.rank; company_id := hit.id; names := hit.texts;
              in_tier := hit.hits;
              left_to_take := left_to_take - 1;
              return next;
            end loop;$code$;
  count_of constant text := $code$
          select count(*) into in_tier from (
            select from company_search_{level} s
            where {index}
              and (check_now is null or ts_match_vq(s.tokens, check_now)){numbers}
            limit most) as counted_rows;$code$;
  conditions_on_numbers constant text := $code$
              and (capital_min is null or s.registered_capital >= capital_min)
              and (capital_max is null or s.registered_capital < capital_max)
              and (establish_from is null or s.establish_date >= establish_from)
              and (establish_to is null or s.establish_date <= establish_to)
              and (exhibition_min is null or s.exhibition_count >= exhibition_min)
              and (exhibition_max is null or s.exhibition_count < exhibition_max)
              and (exhibited_from is null or s.latest_exhibition_date >= exhibited_from)
              and (not need_contact or s.contact_count > 0)
              and (not need_website or s.has_website)
              and (not need_green or s.status_group = 'green')$code$;
  body text := frame;
  statement text;
  choice text;
begin
  foreach statement in array array[rows_of, rows_and_count_of, count_of] loop
    choice := '';
    for level in case statement when rows_and_count_of then 2 else 0 end .. 3 loop
      choice := choice || format(E'\n        %s level = %s then', case choice when '' then 'if' else 'elsif' end, level);
      for number in 0 .. case when level < 2 then 3 else 7 end loop
        choice := choice || format(
          E'\n        %s lookup = %s and %s then%s', case number when 0 then 'if' else 'elsif' end, number / 2,
          (array['filters is null', 'filters is not null'])[number % 2 + 1],
          replace(replace(replace(statement, '{level}', level::text),
            '{index}', (array['s.tokens @@ condition', 's.placed @> numbers', 's.placed && numbers',
              's.placed && numbers and s.placed && sections'])[number / 2 + 1]),
            '{numbers}', (array['', conditions_on_numbers])[number % 2 + 1]));
      end loop;
      choice := choice || E'\n        end if;';
    end loop;
    body := replace(body, case statement when rows_of then '-- <rows>' when count_of then '-- <count>' else '-- <rows and count>' end, choice || E'\n        end if;');
  end loop;
  execute body;
end
$frame$;
