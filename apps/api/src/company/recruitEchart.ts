import type { company } from '@zhzz/contract/company/calls.ts'
import type { JobsTogether } from '@zhzz/contract/company/jobsTogether.ts'
import { salaryBounds } from '@zhzz/contract/companyModule/salaryBounds.ts'
import { sql } from 'kysely'
import { findCompany } from '#company/found.ts'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { provenanceOf } from '#provenance.ts'

const daysOpen = 90

type Counted = Omit<JobsTogether, 'companyName' | 'provenance'> & {
  newest: { dataSource: string; asOf: string | null; collectedAt: string } | null
}

export const recruitEchart: Handler<typeof company.recruitEchart> = async (
  { id },
  { db, now, locale, fail },
) => {
  const found = await findCompany(db, id)
  if (found === undefined) throw fail('notFound')
  const today = shanghaiDay(now)
  const counted = (by: string) => sql`
    (select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) order by count desc, value), '[]')
    from (select ${sql.raw(by)} as value, count(*) as count from job where ${sql.raw(by)} <> '' group by 1 order by 2 desc, 1 limit 8) top)`
  const { rows } = await sql<Counted>`
    with job as materialized (
      select *, (coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min)) / 2.0 as pay,
        width_bucket((coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min)) / 2.0,
          ${salaryBounds}::numeric[])::text as pay_band
      from company_job
      where company_id = ${found.id} and publish_date >= date_trunc('month', ${today}::date) - interval '11 months'
        and publish_date <= ${today}::date)
    select count(*)::integer as sample,
      count(*) filter (where publish_date >= ${dayAfter(today, -daysOpen)}::date)::integer as open_jobs,
      round(avg(pay))::integer as average_salary,
      round(100.0 * count(*) filter (where education ~ '本科|硕士|博士|研究生')
        / nullif(count(*) filter (where education <> ''), 0), 1)::float as bachelor_ratio,
      (select jsonb_agg(jsonb_build_object('value', to_char(month, 'YYYY-MM-DD'), 'count',
          (select count(*) from job where date_trunc('month', publish_date) = month)) order by month)
        from generate_series(date_trunc('month', ${today}::date) - interval '11 months',
          date_trunc('month', ${today}::date), interval '1 month') month) as months,
      ${counted('pay_band')} as salaries, ${counted('education')} as educations, ${counted('experience')} as experiences,
      ${counted('work_city')} as cities, ${counted('job_function')} as job_functions,
      (select to_jsonb(last) from (select data_source, as_of, collected_at from job
        order by as_of desc nulls last, collected_at desc limit 1) last) as newest
    from job`.execute(db)
  const [known] = rows
  if (known === undefined) throw fail('notFound')
  const { newest, ...together } = known
  return {
    companyName: found.name,
    ...together,
    provenance: await provenanceOf(
      db,
      newest ? { ...newest, sourceUrl: null, collectedAt: new Date(newest.collectedAt) } : found,
      { locale, now },
    ),
  }
}
