import type { Advice, Figures, ReviewReason } from '@zhzz/contract/schedule/review.ts'

/** Companies contacted below which one exhibition says nothing of itself. */
const fewest = 5
/** Days after the end before anything is said, unless something was ordered. */
const soonest = 30
/** Others that a median is taken of, at least. */
const fewestOthers = 2
/** What differs by less is the same. */
const margin = 0.1
/** Companies of one's own to be expected next time that speak for it. */
const manyCustomers = 5

type Asked = {
  figures: Figures
  previous: Figures | null
  others: readonly Figures[]
  daysSinceEnd: number
  /** nothing further will be counted to it */
  isClosed: boolean
  /** companies of one's own that are expected at the next edition; null: none is known */
  customersNext: number | null
}

/** 明年去不去: more that speaks for it than against, the other way round, or as much; nothing where too little is known. */
export function adviceOf(asked: Asked): Advice {
  const { figures, daysSinceEnd } = asked
  if (daysSinceEnd <= 0) return { kind: 'thin', why: 'notOver', have: null, need: null }
  if (figures.contacted < fewest)
    return { kind: 'thin', why: 'fewContacts', have: figures.contacted, need: fewest }
  if (daysSinceEnd < soonest && figures.last.won === 0)
    return { kind: 'thin', why: 'tooSoon', have: daysSinceEnd, need: soonest }
  const reasons = [returned(asked), costPerLead(asked), winRate(asked), lastTime(asked)].flatMap(
    (reason) => reason ?? [],
  )
  if (reasons.length === 0) return { kind: 'thin', why: 'nothingToCompare', have: null, need: null }
  const all = [...reasons, ...customersNext(asked)]
  const balance = all.reduce((sum, { speaks }) => sum + (speaks === 'for' ? 1 : -1), 0)
  return { kind: 'said', advice: balance > 0 ? 'go' : balance < 0 ? 'skip' : 'open', reasons: all }
}

/** What was ordered against what it cost. Before all is counted only that it has come back already. */
function returned({ figures: { cost, last }, isClosed }: Asked): ReviewReason | null {
  if (cost === null || cost === 0) return null
  const isBack = last.wonAmount >= cost
  if (!isBack && !isClosed) return null
  return { code: 'returned', speaks: isBack ? 'for' : 'against', value: last.wonAmount, than: cost }
}

function costPerLead({ figures, others }: Asked): ReviewReason | null {
  const costOf = ({ cost, contacted }: Figures) =>
    cost === null || contacted === 0 ? null : cost / contacted
  return compared('costPerLead', costOf(figures), medianOf(others.map(costOf)), 'less')
}

function winRate({ figures, others, isClosed }: Asked): ReviewReason | null {
  const rateOf = ({ contacted, last }: Figures) => (contacted < fewest ? null : last.won / contacted)
  const reason = compared('winRate', rateOf(figures), medianOf(others.map(rateOf)), 'more')
  return reason?.speaks === 'against' && !isClosed ? null : reason
}

function lastTime({ figures, previous }: Asked): ReviewReason | null {
  if (previous === null || previous.contacted < fewest) return null
  return compared('lastTime', figures.contacted, previous.contacted, 'more')
}

function customersNext({ customersNext: value }: Asked): ReviewReason[] {
  if (value === null || value < manyCustomers) return []
  return [{ code: 'customersNext', speaks: 'for', value: Math.round(value), than: null }]
}

function compared(
  code: ReviewReason['code'],
  value: number | null,
  than: number | null,
  better: 'more' | 'less',
): ReviewReason | null {
  if (value === null || than === null || Math.abs(value - than) <= than * margin) return null
  return { code, speaks: value > than === (better === 'more') ? 'for' : 'against', value, than }
}

/** Null where there are too few to compare with. */
function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.flatMap((value) => value ?? []).sort((a, b) => a - b)
  const [low, high] = [known[Math.floor((known.length - 1) / 2)], known[Math.floor(known.length / 2)]]
  return known.length < fewestOthers || low === undefined || high === undefined ? null : (low + high) / 2
}
