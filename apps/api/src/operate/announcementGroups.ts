import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { planToday } from '#http/planToday.ts'
import { industryName, placeName } from '#label.ts'

type Counted = { code: string; name: string; people: number }

export const announcementGroups: Handler<typeof operate.announcementGroups> = async (
  _,
  { db, now, locale },
) => {
  const plans = await sql<{ code: string; people: number }>`
    select ${planToday(now)} as code, count(distinct person.account_id)::int as people
    from sub_account person join tenant on tenant.id = person.tenant_id
    where person.status = 'active' group by 1 order by 2 desc, 1`.execute(db)
  const cities = await sql<Counted>`
    select chosen.code, coalesce(${placeName('region', locale)}, chosen.code) as name, chosen.people
    from (select code, count(distinct account_id)::int as people
      from sub_account, unnest(city_codes) code where status = 'active' group by code) chosen
    left join region on region.code = chosen.code order by chosen.people desc, chosen.code`.execute(db)
  const industries = await sql<Counted>`
    select chosen.code, coalesce(${industryName('industry', locale)}, chosen.code) as name, chosen.people
    from (select code, count(distinct account_id)::int as people
      from sub_account, unnest(industry_codes) code where status = 'active' group by code) chosen
    left join industry on industry.code = chosen.code order by chosen.people desc, chosen.code`.execute(db)
  return { plans: plans.rows, cities: cities.rows, industries: industries.rows }
}
