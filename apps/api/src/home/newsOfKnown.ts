import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'
import { isKnownTo } from '#message/knownCompany.ts'
import { describedNews, newsCardOf } from '#news/described.ts'

const most = 3
const days = 7

/**
 * Articles of the last days that name a company the viewer knows, the newest first. From the articles to the companies: a
 * week has some thousands of the one, a team may have any number of the other.
 */
export async function newsOfKnown(
  db: Kysely<DB>,
  viewer: Viewer,
  now: Date,
): Promise<Output<typeof home.todo>['news']> {
  const rows = await describedNews(db, viewer)
    .innerJoin('subAccount as person', (join) => join.on('person.id', '=', viewer.subAccountId))
    .innerJoinLateral(
      sql<{ name: string }>`(select company.name from news_company named
        join company on company.id = named.company_id
        where named.news_id = news.id and ${isKnownTo(sql`person`, sql`named.company_id`)}
        order by company.id limit 1)`.as('known'),
      (join) => join.onTrue(),
    )
    .where('news.sortAt', '>=', startOfDay(dayAfter(shanghaiDay(now), -days)))
    .where('news.sortAt', '<=', now)
    .orderBy('news.sortAt', 'desc')
    .orderBy('news.id', 'desc')
    .limit(most)
    .select('known.name as company')
    .execute()
  return rows.map(({ company, ...row }) => ({ ...newsCardOf(row), company }))
}
