import type { ContactWindow, Seller } from '@zhzz/contract/prediction/edition.ts'
import { dayAfter } from '#day.ts'
import { laterStarts, type Rhythm } from '#prediction/rhythm.ts'

/** The dates of an edition as they stand now; a postponement moves them, and the windows with them. */
export type KeyDates = Rhythm & {
  drawingReviewDeadline: string | null
  freightDeadline: string | null
}

/** Days before the first day. Where a key date is known, the window closes `before` it instead. */
const rules: Record<
  Seller,
  {
    opens: number
    closes: number
    by?: { date: 'drawingReviewDeadline' | 'freightDeadline'; before: number }
  }
> = {
  builder: { opens: 120, closes: 35, by: { date: 'drawingReviewDeadline', before: 5 } },
  forwarder: { opens: 75, closes: 20, by: { date: 'freightDeadline', before: 5 } },
  organizer: { opens: 330, closes: 150 },
  hall: { opens: 720, closes: 400 },
}

/** Who sells by the exhibition and not by the edition: once it is too late for one edition, they sell the next. */
export const rollingSellers: readonly Seller[] = ['organizer', 'hall']

/** A key date further from the first day than this was not moved along with a postponement, and says nothing. */
const stale = 90

/** 建议联系窗口 of one kind of seller (beyond.md §6.2). Days are calendar days at the venue. */
export function contactWindow(seller: Seller, dates: KeyDates, today: string): ContactWindow {
  const own = windowOf(seller, dates, today)
  if (own.state !== 'closed' || !rollingSellers.includes(seller)) return own
  for (const { startDate, edition } of laterStarts(dates)) {
    const later = windowOf(
      seller,
      { startDate, drawingReviewDeadline: null, freightDeadline: null },
      today,
      edition,
    )
    if (later.state !== 'closed') return later
  }
  return own
}

function windowOf(
  seller: Seller,
  dates: Pick<KeyDates, 'startDate' | 'drawingReviewDeadline' | 'freightDeadline'>,
  today: string,
  edition: ContactWindow['edition'] = 'this',
): ContactWindow {
  const rule = rules[seller]
  const from = dayAfter(dates.startDate, -rule.opens)
  const keyDate = rule.by === undefined ? null : dates[rule.by.date]
  const holds =
    keyDate !== null &&
    keyDate <= dates.startDate &&
    keyDate >= dayAfter(dates.startDate, -stale) &&
    keyDate > from
  const to = rule.by && holds ? dayAfter(keyDate, -rule.by.before) : dayAfter(dates.startDate, -rule.closes)
  const state = today < from ? 'before' : today <= to ? 'open' : 'closed'
  const until = state === 'before' ? from : to
  return {
    seller,
    from,
    to,
    state,
    days: state === 'closed' ? 0 : (Date.parse(until) - Date.parse(today)) / 86_400_000,
    closedBy: rule.by && holds ? rule.by.date : 'start',
    keyDate: holds ? keyDate : null,
    startDate: dates.startDate,
    edition,
  }
}

export function contactWindows(dates: KeyDates, today: string): ContactWindow[] {
  return (['builder', 'forwarder', 'organizer', 'hall'] as const).map((seller) =>
    contactWindow(seller, dates, today),
  )
}

/** For sorting: what closes soonest first, then what opens soonest, then what is over. */
export function urgency({ state, days }: ContactWindow): number {
  return state === 'open' ? days : state === 'before' ? 10_000 + days : 100_000
}
