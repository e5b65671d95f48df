import type { company } from '@zhzz/contract/company/calls.ts'
import type { Point } from '@zhzz/contract/place/place.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { companyCards } from '#company/card.ts'
import type { Handler } from '#context.ts'
import { cutOut, openPage } from '#page.ts'
import { isAround, metresTo } from '#region/near.ts'

/** m; the first circle that holds enough is looked through to its end. */
const circles = [500, 2_000, 5_000, 20_000]
/** Questions of a person: nobody walks over the map to read off all companies. */
const bucket = { size: 60, seconds: 3600 }
/** Who wants more of them moves on, or asks for the city in 找企业. */
const most = 200

export const near: Handler<typeof company.near> = async (input, context) => {
  const { db, viewer, now, locale, deps, fail } = context
  if (input.cursor === undefined && !deps.buckets.take('companiesNear', viewer.subAccountId, bucket, now))
    throw fail('tooManyRequests', { retryAfterSeconds: bucket.seconds / bucket.size })
  const page = await openPage(context, input)
  const found = await nearest(db, input)
  const { list, ...rest } = page.answer(cutOut(found, page), { total: found.length, totalIsMore: false })
  const distances = new Map(list.map(({ id, distance }) => [id, distance]))
  const cards = await companyCards(db, [...distances.keys()], { viewer, now, locale })
  return {
    ...rest,
    list: cards.flatMap((card) => {
      const distance = distances.get(card.id)
      return distance === undefined ? [] : [{ ...card, distance }]
    }),
  }
}

type Near = { id: string; distance: number }

async function nearest(db: Kysely<DB>, around: Point): Promise<Near[]> {
  for (const metres of circles) {
    const { rows } = await sql<Near>`
      select id, distance from (
        select company.id, ${metresTo('company', around)} as distance from company
        where ${isAround('company', around, metres)} and company.merged_into_id is null
      ) found where distance <= ${metres} order by distance, id limit ${most}`.execute(db)
    if (rows.length === most || metres === circles.at(-1)) return rows
  }
  return []
}
