-- Sets the bounds of the tiers to 0.1 %, 1 % and 10 % of the companies there are (at least 2,000, 4,000 and 8,000
-- rows), and moves the rows that then belong elsewhere. Does nothing while every tier has between half and twice
-- of that. Returns the number of rows moved. For after a large load, before its indexes are made.
create or replace function company_search_retier() returns bigint language plpgsql as $$
declare
  all_rows double precision;
  shares double precision[];
  bounds integer[];
  moved bigint;
begin
  select count(*) into all_rows from company_search;
  if all_rows = 0 then return 0; end if;
  shares := array[greatest(0.001, 2000 / all_rows), greatest(0.01, 4000 / all_rows), greatest(0.1, 8000 / all_rows)];
  if not exists (
    select from unnest(shares) with ordinality as share (part, number)
    cross join lateral (select count(*) as held from company_search where tier < share.number) as tiers
    where held not between least(all_rows, all_rows * share.part) * 0.5 and all_rows * share.part * 2)
  then return 0; end if;
  select array_agg(bound order by number) into bounds
  from unnest(shares) with ordinality as share (part, number)
  cross join lateral (
    select percentile_disc(least(1, share.part)) within group (order by prominence desc) as bound from company_search
  ) as cut;
  update company_search_tier set least_prominence = bounds[tier + 1];
  update company_search s set tier = belongs.tier
  from (
    select company_id, case
      when prominence >= bounds[1] then 0 when prominence >= bounds[2] then 1 when prominence >= bounds[3] then 2 else 3
    end as tier
    from company_search
  ) as belongs
  where s.company_id = belongs.company_id and s.tier <> belongs.tier;
  get diagnostics moved = row_count;
  return moved;
end
$$;
