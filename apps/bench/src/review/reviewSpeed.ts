import { customerEditions } from '@zhzz/api/schedule/customerEditions.ts'
import { review } from '@zhzz/api/schedule/review.ts'
import { yearReview } from '@zhzz/api/schedule/yearReview.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { everyPermission } from '@zhzz/contract/permission.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { viewer as alone, person } from '#load/person.ts'
import { timedRow } from '#load/timed.ts'
import { customers, fillReview, records } from '#review/fillReview.ts'
import { fillYears } from '#schedule/fillYears.ts'

/** 展会复盘 and 去客户去的地方 of a tenant with many records. */
export async function reviewSpeed({ companies, runs }: { companies: string; runs: string }): Promise<void> {
  const database = await benchDatabase('bench_review')
  try {
    const { db, pool } = database
    const year = new Date().getFullYear()
    await fillYears(pool, 20_000, year)
    await fillReview(pool, Number(companies))
    const { rows } = await pool.query<{ editionId: string }>(
      `select edition_id as "editionId" from follow_up where sub_account_id = '${person}' limit 1`,
    )
    const editionId = rows[0]?.editionId ?? ''
    const viewer = { ...alone, permissions: [everyPermission] }
    const fail = (name: 'invalid') => new Failure(name)
    const base = { db, viewer, now: new Date(), locale: 'zh-Hans', fail } as const
    const ofReview = trusted<Parameters<typeof review>[1]>({ ...base, call: schedule.review })
    const ofYear = trusted<Parameters<typeof yearReview>[1]>({ ...base, call: schedule.yearReview })
    const ofCustomers = trusted<Parameters<typeof customerEditions>[1]>({
      ...base,
      call: schedule.customerEditions,
    })
    const looks = {
      'review of an edition': () => review({ editionId, windowDays: 180 }, ofReview),
      'review of a year': () => yearReview({ year, windowDays: 180 }, ofYear),
      'where my customers go': () => customerEditions({ group: 'all', most: 6 }, ofCustomers),
    }
    const told = []
    for (const [what, ask] of Object.entries(looks)) told.push(await timedRow(what, Number(runs), ask))
    console.log(`${companies} companies, ${customers} customers, ${records} follow-ups, ${runs} runs each`)
    console.table(told)
  } finally {
    await database.end()
  }
}
