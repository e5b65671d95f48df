import type { company } from '@zhzz/contract/company/calls.ts'
import type { ComparedCompany } from '@zhzz/contract/company/comparison.ts'
import { companyCards } from '#company/card.ts'
import { likelyNext } from '#company/comparison/likelyNext.ts'
import { whoWasWhere } from '#company/comparison/whoWasWhere.ts'
import { exhibitionProfile } from '#company/exhibitionProfile.ts'
import { type FoundCompany, findCompany } from '#company/found.ts'
import { moduleCounts } from '#company/moduleCounts.ts'
import { signalRows } from '#company/signal/signalRows.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { countLookup } from '#member/countLookup.ts'
import { followedBy } from '#member/followed.ts'
import { rowLimit } from '#rowLimit.ts'

const newestAlone = 3
const newestShared = 12
const newestSignals = 2
const likeliest = 3

export const compare: Handler<typeof company.compare> = async ({ ids }, context) => {
  const { db, viewer, now, locale, fail } = context
  const found: FoundCompany[] = []
  for (const id of new Set(ids)) {
    await countLookup(context)
    const one = await findCompany(db, id)
    if (one && found.every((other) => other.id !== one.id)) found.push(one)
  }
  if (found.length === 0) throw fail('notFound')
  const known = found.map(({ id }) => id)
  const today = shanghaiDay(now)
  const [history, records, predictions] = [
    await rowLimit(db, viewer, 'history_rows'),
    await rowLimit(db, viewer, 'business_rows'),
    await rowLimit(db, viewer, 'prediction_rows'),
  ]
  const cards = await companyCards(db, known, { viewer, now, locale })
  const { shared, aloneOf } = await whoWasWhere(db, known)
  const nextOf = await likelyNext(db, known, { today, most: Math.min(likeliest, predictions) })
  const companies: ComparedCompany[] = []
  for (const one of found) {
    const card = cards.find(({ id }) => id === one.id)
    if (card === undefined) continue
    const signals = await signalRows(db, one.id, { viewer, now })
    const alone = aloneOf(one.id)
    companies.push({
      card,
      insuredCount: one.insuredCount,
      products: one.products,
      exhibitions: await exhibitionProfile(db, one.id, { today, shown: 0, locale }),
      alone: { count: alone.length, newest: alone.slice(0, Math.min(newestAlone, history)) },
      moduleCounts: (await moduleCounts(db, one.id)).moduleCounts,
      signals: { total: signals.length, newest: signals.slice(0, Math.min(newestSignals, records)) },
      next: nextOf(one.id),
      stage: (await followedBy(db, viewer, one.id)).customer?.stage ?? null,
    })
  }
  return {
    companies,
    shared: { count: shared.length, newest: shared.slice(0, Math.min(newestShared, history)) },
  }
}
