import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import { exportRows } from '#company/exportRows.ts'
import type { Handler } from '#context.ts'
import { exportsLeft, takeExports } from '#member/exportQuota.ts'
import { profileOf } from '#member/profile.ts'
import { rankedPredictions } from '#prediction/ranked.ts'
import { predictionsSaid } from '#prediction/said.ts'
import { rowLimit } from '#rowLimit.ts'

/** Rows of one file. */
const mostRows = 500

export const exportList: Handler<typeof prediction.exportList> = async (
  input,
  { db, viewer, now, locale, fail },
) => {
  const known = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', input.editionId)
    .select('id')
    .executeTakeFirst()
  if (known === undefined) throw fail('notFound')
  const { limit, remaining } = await exportsLeft(db, viewer, now)
  const seesAll = !Number.isFinite(await rowLimit(db, viewer, 'prediction_rows'))
  if (limit === 0 || !seesAll) throw fail('planTooLow')
  if (remaining <= 0) throw fail('quotaUsedUp', { quota: 'export', limit })
  const most = Math.min(mostRows, remaining)
  const profile = await profileOf(db, viewer)
  const asked = { ...input, viewer, seesAll, profile, now, at: null, take: most + 1 }
  const hits = await rankedPredictions(db, asked)
  if (hits.length === 0) throw fail('nothingToDo')
  const said = await predictionsSaid(
    db,
    hits.slice(0, most).map(({ id }) => id),
    { viewer, locale },
  )
  if (!(await takeExports(db, viewer, said.length, now)))
    throw fail('quotaUsedUp', { quota: 'export', limit })
  const rowOf = await exportRows(
    db,
    said.map(({ companyId }) => companyId),
    { now, locale },
  )
  return {
    rows: said.flatMap(({ companyId, said: { expectedBoothArea, ...one } }) => {
      const company = rowOf.get(companyId)
      if (company === undefined) return []
      return {
        ...company,
        ...one,
        expectedAreaLow: expectedBoothArea?.low ?? null,
        expectedAreaHigh: expectedBoothArea?.high ?? null,
      }
    }),
    remaining: remaining - said.length,
    limit,
    isCut: hits.length > most,
  }
}
