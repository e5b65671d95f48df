import { isChinese, type Locale } from '@zhzz/contract/locale.ts'
import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { Figures, Outcome, YearReview } from '@zhzz/contract/schedule/review.ts'
import type { Handler } from '#context.ts'
import { exportsLeft, takeExports } from '#member/exportQuota.ts'
import { reviewWords } from '#schedule/review/reviewWords.ts'
import { yearReviewOf } from '#schedule/review/yearOf.ts'
import { type Cell, workbookOf } from '#schedule/sheet.ts'

export const exportReview: Handler<typeof schedule.exportReview> = async (
  { year, windowDays },
  { db, viewer, now, locale, fail },
) => {
  const { limit, remaining } = await exportsLeft(db, viewer, now)
  if (limit === 0) throw fail('planTooLow')
  const review = await yearReviewOf(db, { year, windowDays, viewer, now, locale })
  const rows = rowsOf(review, locale)
  if (review.items.length === 0 && review.total.first.quoted === 0) throw fail('nothingToDo')
  if (!(await takeExports(db, viewer, rows.length, now)))
    throw fail('quotaUsedUp', { quota: 'export', limit })
  const columns = Object.entries(reviewWords.columns).map(([name, words]) => ({
    title: words[locale],
    width: name === 'name' ? 40 : 14,
  }))
  return {
    base64: Buffer.from(workbookOf(String(year), columns, rows)).toString('base64'),
    rows: rows.length,
    remaining: remaining - rows.length,
  }
}

/** In the order of the columns; the last rows are what belongs to no exhibition, and the whole. */
function rowsOf({ items, unattributed, total }: YearReview, locale: Locale): Cell[][] {
  return [
    ...items.map(({ edition, figures }): Cell[] => [
      isChinese(locale) ? edition.name : (edition.englishName ?? edition.name),
      { day: edition.startDate },
      { day: edition.endDate },
      ...countsOf(figures),
      figures.cost,
      ...outcomes(figures),
    ]),
    [reviewWords.unattributed[locale], null, null, null, null, null, null, ...outcomes(unattributed)],
    [reviewWords.total[locale], null, null, null, null, null, total.cost, ...outcomes(total)],
  ]
}

function countsOf({ targets, contacted, met }: Figures): Cell[] {
  return [targets, contacted, met]
}

function outcomes({ last, first }: { last: Outcome; first: Outcome }): Cell[] {
  return [last, first].flatMap(({ quoted, quotedAmount, won, wonAmount }) => [
    quoted,
    quotedAmount,
    won,
    wonAmount,
  ])
}
