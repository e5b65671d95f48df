import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { CustomerEditions } from '@zhzz/contract/schedule/customerEditions.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import { rowLimit } from '#rowLimit.ts'
import { doClash } from '#schedule/clashes.ts'
import { coveredBy, coverOf } from '#schedule/cover.ts'
import { type Destination, destinationsOf, plannedDestinations } from '#schedule/destinations.ts'
import { customersOf, isComing, type Presence, presenceOf } from '#schedule/presence.ts'

/** Exhibitions that are shown, and of which the proposed ones are chosen. */
const mostShown = 50
const mostWeighed = 60
const mostNames = 3

export const customerEditions: Handler<typeof schedule.customerEditions> = async (
  { group, most, to },
  context,
) => {
  const { db, viewer, now, locale } = context
  const today = shanghaiDay(now)
  const customers = customersOf(db, viewer, group, now)
  const until = to ?? dayAfter(today, 365)
  const { rows: present } =
    await sql<Presence>`select * from ${presenceOf(viewer, customers, isComing(today, until))} presence
    order by probability desc, company_id`.execute(db)
  const { rows: counted } = await sql<{
    count: number
  }>`select count(*)::int as count from ${customers} customer`.execute(db)
  const ofEdition = Map.groupBy(present, ({ editionId }) => editionId)
  const planned = await plannedDestinations(db, viewer, { today, ofEdition })
  const ranked = [...ofEdition]
    .map(([id, there]) => ({ id, expected: there.reduce((sum, { probability }) => sum + probability, 0) }))
    .sort((a, b) => b.expected - a.expected || (a.id < b.id ? -1 : 1))
  const isPlanned = new Set(planned.map(({ id }) => id))
  const open = ranked.filter(({ id }) => !isPlanned.has(id)).slice(0, mostWeighed)
  const candidates = await destinationsOf(
    db,
    open.map(({ id }) => id),
    ofEdition,
  )
  const chosen = coverOf({ candidates, planned, clash: inTheWay, most })
  const picks = new Map(chosen.map(({ one, adds }, at) => [one.id, { at: at + 1, adds }]))
  const going = [...planned, ...chosen.map(({ one }) => one)]
  const shown = ranked.filter(({ id }, at) => at < mostShown || picks.has(id))
  const cards = await editionCards(
    db,
    shown.map(({ id }) => id),
    { viewer, now, locale },
  )
  const limit = Math.min(mostNames, await rowLimit(db, viewer, 'prediction_rows'))
  const names = await namesOf(
    db,
    shown.flatMap(({ id }) => firstOf(ofEdition.get(id), limit)),
  )
  const expectedAt = new Map(ranked.map(({ id, expected }) => [id, expected]))
  return {
    customers: counted[0]?.count ?? 0,
    known: new Set(present.map(({ companyId }) => companyId)).size,
    planned: coveredBy(planned),
    covered: coveredBy(going),
    editions: cards.map((edition): CustomerEditions['editions'][number] => {
      const there = ofEdition.get(edition.id) ?? []
      const own = candidates.find(({ id }) => id === edition.id)
      const pick = picks.get(edition.id) ?? null
      return {
        edition,
        expected: expectedAt.get(edition.id) ?? 0,
        listed: there.filter(({ isListed }) => isListed).length,
        names: firstOf(there, limit).flatMap((id) => names.get(id) ?? []),
        pick,
        clashesWith: own && !pick ? (going.find((other) => inTheWay(own, other))?.name ?? null) : null,
      }
    }),
  }
}

function inTheWay(one: Destination, other: Destination): boolean {
  return doClash(one.journey, other.journey)
}

function firstOf(there: readonly Presence[] = [], most: number): string[] {
  return there.slice(0, most).map(({ companyId }) => companyId)
}

async function namesOf(db: Kysely<DB>, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('company')
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
