-- Further tokens of companies, for filters: kinds of contacts, staff scale, series and topics they exhibited at
-- (packages/search/src/companyFacts.ts writes the same with every new row).
update company_search s set tokens = s.tokens || array_to_tsvector(fact.tokens)
from (
  select c.id, array_remove(array[
    case
      when c.insured_count >= 5000 then '*5'
      when c.insured_count >= 1000 then '*4'
      when c.insured_count >= 500 then '*3'
      when c.insured_count >= 100 then '*2'
      when c.insured_count >= 50 then '*1'
      when c.insured_count >= 0 then '*0'
      else '*' || (array_position(
        array['under_50', '50_to_99', '100_to_499', '500_to_999', '1000_to_4999', 'over_5000'], c.staff_scale) - 1)
    end], null) || coalesce(reach.tokens, '{}') || coalesce(exhibited.tokens, '{}') as tokens
  from company c
  left join (
    select company_id, array_agg(distinct '*' || left(type, 1)) as tokens from contact
    where tenant_id is null and type in ('mobile', 'landline', 'email') group by company_id
  ) reach on reach.company_id = c.id
  left join (
    select x.company_id, array_agg(distinct fact.token) as tokens
    from exhibitor x
    join exhibition_edition e on e.id = x.edition_id and e.set_status is distinct from 'cancelled'
    join exhibition_series series on series.id = e.series_id
    cross join lateral (
      select '*i' || replace(series.id::text, '-', '') as token
      union all select '*t' || topic from unnest(series.industry_codes) as topic
    ) as fact
    where x.company_id is not null and x.withdrawn_at is null
    group by x.company_id
  ) exhibited on exhibited.company_id = c.id
) fact
where fact.id = s.company_id and fact.tokens <> '{}';
