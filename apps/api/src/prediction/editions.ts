import type { Input } from '@zhzz/contract/endpoint.ts'
import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { favoriteIds } from '#member/myCompanies.ts'
import { type Profile, profileOf } from '#member/profile.ts'
import { openPage } from '#page.ts'
import { contactWindow, rollingSellers, urgency } from '#prediction/contactWindow.ts'
import { editionHeads, predictedEditions } from '#prediction/editionHead.ts'
import { matchedCount } from '#prediction/matching.ts'

type Row = Awaited<ReturnType<typeof predictedEditions>>[number]
type Asked = Input<typeof prediction.editions>

export const editions: Handler<typeof prediction.editions> = async (
  input,
  { db, deps, viewer, now, fail },
) => {
  if (input.tab === 'mine' && viewer === null) throw fail('signedOut')
  const today = shanghaiDay(now)
  const profile = await profileOf(db, viewer)
  const { industryCodes, regionCodes, from, to } = input
  const rows = await predictedEditions(db, {
    industryCodes,
    regionCodes,
    from,
    to,
    isPast: input.tab === 'past',
    within: input.tab === 'mine' && viewer ? await favoriteIds(db, viewer, 'exhibition') : undefined,
    topics: profile?.industryCodes ?? [],
    byRegion: (input.onlyMatched || input.sort === 'matchedCount') && profile !== null,
    withRhythm:
      (input.closingFor !== undefined || input.sort === 'contactWindow') &&
      rollingSellers.includes(input.closingFor ?? input.seller),
    today,
  })
  const ordered = arranged(rows, input, profile, today)
  const page = await openPage({ db, deps, viewer }, 'prediction.editions', 'prediction_editions', input)
  // The place is the id of the last card shown; a card that has gone since leads back to the beginning of what is left.
  const first = page.at === null ? 0 : ordered.findIndex(({ id }) => id === page.at?.[0]) + 1
  const total = { total: Math.min(ordered.length, 1_000), totalIsMore: ordered.length > 1_000 }
  const { list, ...rest } = page.answer(ordered.slice(first, first + page.take), total, ({ id }) => [id])
  const heads = await editionHeads(
    db,
    list.map(({ id }) => id),
    { viewer, now },
  )
  return { ...rest, list: heads, hasProfile: profile !== null }
}

function arranged(rows: Row[], input: Asked, profile: Profile | null, today: string): Row[] {
  const matched = (row: Row) => (profile === null ? 0 : matchedCount(profile, row))
  const window = (row: Row) => contactWindow(input.closingFor ?? input.seller, row, today)
  const kept = rows.filter((row) => {
    if (input.onlyMatched && matched(row) === 0) return false
    if (input.closingFor === undefined) return true
    const { state, days } = window(row)
    return state === 'open' && days <= 7
  })
  const key = {
    startDate: undefined,
    highCount: (row: Row) => -row.highCount,
    matchedCount: (row: Row) => -matched(row),
    contactWindow: (row: Row) => urgency(window(row)),
  }[input.sort]
  if (key === undefined) return input.tab === 'recommended' ? predictedFirst(kept) : kept
  const keyed = kept.map((row, at) => ({ row, at, key: key(row) }))
  return keyed.sort((a, b) => a.key - b.key || a.at - b.at).map(({ row }) => row)
}

/** What can be acted on stands before what is only named. */
function predictedFirst(rows: Row[]): Row[] {
  return [
    ...rows.filter(({ lackCode }) => lackCode === null),
    ...rows.filter(({ lackCode }) => lackCode !== null),
  ]
}
