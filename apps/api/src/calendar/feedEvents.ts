import { isChinese, type Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { changesOf } from '#calendar/changesOf.ts'
import { feedLocale, feedWords } from '#calendar/feedWords.ts'
import type { IcsEvent } from '#calendar/ics.ts'
import { keepNewEvents } from '#calendar/keepEvents.ts'
import { slotEvents } from '#calendar/slotEvents.ts'

const parts = {
  show: ['show'],
  moves: ['moveIn', 'moveOut'],
  deadlines: ['registrationDeadline', 'drawingReviewDeadline', 'freightDeadline'],
  followUps: [],
  hallSlots: [],
} as const

const facts = z.object({
  name: z.string(),
  englishName: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  status: z.string().nullable(),
  wasFrom: z.string().nullable(),
  wasTo: z.string().nullable(),
  hall: z.string().nullable(),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
const edition = z.enum(['show', ...parts.moves, ...parts.deadlines])

export type Feed = { subAccountId: string; parts: string[]; locale: string }

/** What a feed holds, as it was told last. */
export async function feedEvents(db: Kysely<DB>, feed: Feed, now: Date): Promise<IcsEvent[]> {
  const rows = await db
    .selectFrom('myExhibition')
    .where('subAccountId', '=', feed.subAccountId)
    .orderBy('id')
    .select(['id', 'editionId'])
    .execute()
  const locale = feedLocale(feed.locale)
  return [
    ...(await scheduledEvents(db, rows, { parts: feed.parts, locale, now })),
    ...(feed.parts.includes('followUps') ? await followUps(db, feed, locale) : []),
    ...(feed.parts.includes('hallSlots') ? await slotEvents(db, feed, locale) : []),
  ]
}

type Told = { parts: readonly string[]; locale: Locale; now: Date }

/** Rows of 我的展会 as events. An edition that nobody was told of is told as it is. */
export async function scheduledEvents(
  db: Kysely<DB>,
  rows: readonly { id: string; editionId: string | null }[],
  { parts: asked, locale, now }: Told,
): Promise<IcsEvent[]> {
  const ids = rows.flatMap(({ editionId }) => editionId ?? [])
  await keepNewEvents(db, now, ids)
  const wanted = edition.options.filter((part) =>
    Object.entries(parts).some(
      ([choice, held]) => asked.includes(choice) && held.some((one) => one === part),
    ),
  )
  const told =
    ids.length === 0 || wanted.length === 0
      ? []
      : await db
          .selectFrom('calendarEvent')
          .where('editionId', 'in', ids)
          .where('part', 'in', wanted)
          .where('facts', 'is not', null)
          .orderBy('editionId')
          .orderBy('part')
          .selectAll()
          .execute()
  const own = rows.flatMap(({ id, editionId }) => (editionId === null ? id : []))
  return [...told.map((row) => eventOf(row, locale)), ...(await ownEvents(db, own, asked, locale))]
}

type Kept = { editionId: string; part: string; facts: unknown; sequence: number; changedAt: Date }

function eventOf(row: Kept, locale: Locale): IcsEvent {
  const part = edition.parse(row.part)
  const known = facts.parse(row.facts)
  const { from, to, status, hall, address, latitude, longitude, wasFrom, wasTo } = known
  const name = isChinese(locale) ? known.name : (known.englishName ?? known.name)
  const head = part === 'show' ? [] : [feedWords[part][locale]]
  const set = status === 'postponed' || status === 'cancelled' ? [feedWords[status][locale]] : []
  const hasMoved = wasFrom !== null && wasFrom !== from
  return {
    uid: `${row.editionId}-${part}@zhzz`,
    sequence: row.sequence,
    changedAt: row.changedAt,
    // A postponed exhibition that has its new days will be held on these.
    status:
      status === 'cancelled' ? 'CANCELLED' : status === 'postponed' && !hasMoved ? 'TENTATIVE' : 'CONFIRMED',
    summary: [...set, ...head, name].join(' · '),
    when: { from, to },
    location: [hall, address].filter(Boolean).join(', '),
    place: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description:
      part === 'show' && wasFrom !== null && hasMoved
        ? `${feedWords.was[locale]} ${[wasFrom, wasTo].filter(Boolean).join(' – ')}`
        : null,
  }
}

/** Whom to call next and when; never a number. */
async function followUps(db: Kysely<DB>, feed: Feed, locale: Locale): Promise<IcsEvent[]> {
  const rows = await db
    .selectFrom('followUp as record')
    .leftJoin('company', 'company.id', 'record.companyId')
    .where('record.taskOwnerId', '=', feed.subAccountId)
    .where('record.nextState', '=', 'open')
    .where('record.nextFollowTime', 'is not', null)
    .where('record.deletedAt', 'is', null)
    .orderBy('record.nextFollowTime')
    .limit(500)
    .select(['record.id', 'record.nextFollowTime', 'record.createdAt', 'record.updatedAt', 'company.name'])
    .execute()
  return rows.flatMap(({ id, nextFollowTime: at, createdAt, updatedAt, name }) =>
    at === null
      ? []
      : [
          {
            uid: `${id}-followUp@zhzz`,
            sequence: changesOf({ createdAt, updatedAt }),
            changedAt: updatedAt,
            status: 'CONFIRMED',
            summary: [feedWords.followUp[locale], name].filter(Boolean).join(' · '),
            when: { at, minutes: 30 },
          },
        ],
  )
}

/** Events that no library has: their owner tells their days. */
async function ownEvents(
  db: Kysely<DB>,
  ids: readonly string[],
  asked: readonly string[],
  locale: Locale,
): Promise<IcsEvent[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('myExhibition')
    .where('id', 'in', ids)
    .orderBy('id')
    .select(['id', 'name', 'startDate', 'endDate', 'moveInStart', 'moveOutEnd', 'place'])
    .select(['createdAt', 'updatedAt'])
    .execute()
  return rows.flatMap(({ id, name, startDate, endDate, moveInStart, moveOutEnd, place, ...times }) => {
    if (name === null || startDate === null || endDate === null) return []
    const told = {
      sequence: changesOf(times),
      changedAt: times.updatedAt,
      status: 'CONFIRMED',
      location: place,
    } as const
    const day = (part: 'moveIn' | 'moveOut', of: string): IcsEvent => ({
      ...told,
      uid: `${id}-${part}@zhzz`,
      summary: `${feedWords[part][locale]} · ${name}`,
      when: { from: of, to: of },
    })
    const show: IcsEvent = {
      ...told,
      uid: `${id}-show@zhzz`,
      summary: name,
      when: { from: startDate, to: endDate },
    }
    return [
      ...(asked.includes('show') ? [show] : []),
      ...(asked.includes('moves') && moveInStart !== null ? [day('moveIn', moveInStart)] : []),
      ...(asked.includes('moves') && moveOutEnd !== null ? [day('moveOut', moveOutEnd)] : []),
    ]
  })
}
