-- A word together with the city, as one number: the index answers «a trade in a city» from one short list instead of
-- from two long ones (packages/search/src/placed.ts).
alter table company_search add column placed integer[] not null default '{}';

-- FNV-1a of the city's number and the word, as the app reckons it for new rows.
create function pg_temp.placed(tokens tsvector) returns integer[] language plpgsql as $$
declare
  held text[] := tsvector_to_array(tokens);
  cities bigint[];
  city bigint;
  word text;
  hash bigint;
  result integer[] := '{}';
begin
  select array_agg(distinct substr(token, 2)::bigint) into cities from unnest(held) as token
  where token ~ '^@(11|12|31|50)$' or token ~ '^@\d{4}$' and substr(token, 2, 2) not in ('11', '12', '31', '50');
  foreach city in array coalesce(cities, '{}') loop
    for word in
      select token from unnest(held) as token
      where token !~ '^[$@#=%+&^]' and (token ~ '^~' or length(token) > 1 or token ~ '^[0-9a-z]') and octet_length(token) < 64
    loop
      hash := city;
      for at in 1 .. length(word) loop
        hash := ((hash # ascii(substr(word, at, 1))::bigint) * 16777619) & 4294967295;
      end loop;
      result := result || (case when hash > 2147483647 then hash - 4294967296 else hash end)::integer;
    end loop;
  end loop;
  return result;
end
$$;
update company_search set placed = pg_temp.placed(tokens);
create index company_search_placed on company_search using gin (placed) with (fastupdate = off);
