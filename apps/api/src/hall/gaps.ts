import type { hall } from '@zhzz/contract/hall/calls.ts'
import { type HallGap, mostGaps } from '@zhzz/contract/hall/gap.ts'
import type { FreeSpan } from '@zhzz/contract/hall/occupancy.ts'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { freeSpans } from '#hall/freeSpans.ts'
import { fits, mayComeBack } from '#hall/gapCandidates.ts'
import { knownDays } from '#hall/knownDays.ts'
import { rowLimit } from '#rowLimit.ts'

/** Days ahead that are looked through. */
const ahead = 365

export const gaps: Handler<typeof hall.gaps> = async ({ id, minDays }, { db, viewer, now, fail }) => {
  const found = await db.selectFrom('hall').where('id', '=', id).select('regionCode').executeTakeFirst()
  const from = shanghaiDay(now)
  const days = { from, to: dayAfter(from, ahead) }
  const known = (await knownDays(db, [id], days)).get(id)
  if (found === undefined || known === undefined) throw fail('notFound')
  const areas = await db.selectFrom('pavilion').where('hallId', '=', id).select(['code', 'area']).execute()
  const free = joinedGaps(freeSpans(known.pavilions, known.offers, known.taken), minDays)
  const shown = Math.min(await rowLimit(db, viewer, 'gap_candidates'), 10)
  const candidates = free.length > 0 ? await mayComeBack(db, { id, ...found }, days) : []
  return {
    isPublished: known.offers.length > 0,
    gaps: free.slice(0, mostGaps).map((gap): HallGap => {
      const fitting = candidates.filter((candidate) => fits(candidate, gap))
      const told = areas.flatMap(({ code, area }) =>
        area !== null && gap.pavilions.includes(code) ? [area] : [],
      )
      return {
        ...gap,
        area: told.length > 0 ? told.reduce((sum, area) => sum + area, 0) : null,
        candidates: fitting.slice(0, shown),
        candidateCount: fitting.length,
      }
    }),
  }
}

/** Pavilions that are free from the same day to the same day stand together; the first days first, then the most pavilions, then the longest. */
function joinedGaps(spans: readonly FreeSpan[], minDays: number) {
  const joined = new Map<string, { from: string; to: string; pavilions: string[] }>()
  for (const { pavilion, from, to } of spans) {
    if (dayAfter(from, minDays - 1) > to) continue
    const gap = joined.get(`${from} ${to}`) ?? { from, to, pavilions: [] }
    gap.pavilions.push(pavilion)
    joined.set(`${from} ${to}`, gap)
  }
  return [...joined.values()].toSorted((a, b) => {
    if (a.from !== b.from) return a.from < b.from ? -1 : 1
    return b.pavilions.length - a.pavilions.length || (a.to > b.to ? -1 : 1)
  })
}
