import type { Input, Output } from '@zhzz/contract/endpoint.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { shortPlace } from '@zhzz/search/text/region.ts'
import { tileOf } from '@zhzz/search/trade/tile.ts'
import { type Kysely, sql } from 'kysely'
import { findCompany } from '#company/found.ts'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { cutOut, openPage } from '#page.ts'
import { contactWindow, contactWindows, urgency } from '#prediction/contactWindow.ts'
import { neighbourStart } from '#prediction/rhythm.ts'
import { predictionsSaid } from '#prediction/said.ts'
import { cityName } from '#region/regionName.ts'

type Asked = Input<typeof prediction.byCompany>
type Coming = Awaited<ReturnType<typeof comingEditions>>[number]

export const byCompany: Handler<typeof prediction.byCompany> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  const found = await findCompany(db, input.id)
  if (found === undefined) throw fail('notFound')
  const today = shanghaiDay(now)
  const coming = arranged(await comingEditions(db, found.id, today, locale), input, today)
  const page = await openPage(context, input)
  const total = { total: coming.length, totalIsMore: false }
  const { list, ...rest } = page.answer(cutOut(coming, page), total)
  const said = await predictionsSaid(
    db,
    list.map(({ predictionId }) => predictionId),
    { viewer, locale },
  )
  const saidOf = new Map(said.map((one) => [one.editionId, one.said]))
  return {
    ...rest,
    companyName: found.name,
    lack: coming.length > 0 ? null : await lackOf(db, found.id, found.statusGroup, today),
    list: list.flatMap((edition) => {
      const prediction = saidOf.get(edition.id)
      return prediction === undefined
        ? []
        : [
            {
              ...prediction,
              edition: {
                ...withTile(edition, locale),
                cityName: edition.cityName === null ? null : shortPlace(edition.cityName),
              },
              windows: contactWindows(edition, today),
            },
          ]
    }),
  }
}

/** Editions to come that the company is predicted for, most likely first; a hundred at most. */
async function comingEditions(db: Kysely<DB>, companyId: string, today: string, locale: Locale) {
  return db
    .selectFrom('prediction')
    .innerJoin('predictionEdition as head', (join) =>
      join.onRef('head.editionId', '=', 'prediction.editionId').onRef('head.runId', '=', 'prediction.runId'),
    )
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'prediction.editionId')
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('hall', 'hall.id', 'edition.hallId')
    .leftJoin('region', 'region.code', 'edition.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('prediction.companyId', '=', companyId)
    .where('edition.startDate', '>', today)
    .where(sql<boolean>`edition.set_status is distinct from 'cancelled'`)
    .orderBy('prediction.probability', 'desc')
    .orderBy('edition.id')
    .limit(100)
    .select(['prediction.id as predictionId', 'prediction.probability', 'edition.id', 'edition.name'])
    .select([
      'edition.startDate',
      'edition.endDate',
      'edition.drawingReviewDeadline',
      'edition.freightDeadline',
      'series.frequency',
      'series.industryCodes',
    ])
    .select([neighbourStart('previous').as('previousStart'), neighbourStart('next').as('nextStart')])
    .select((row) => row.fn.coalesce('hall.name', 'edition.venueText').as('hallName'))
    .select([
      cityName('region', 'parent', locale).as('cityName'),
      sql<number>`edition.start_date - ${today}::date`.as('daysLeft'),
    ])
    .execute()
}

function withTile(edition: Coming, locale: Locale) {
  return { ...edition, tile: tileOf(edition.name, edition.industryCodes, locale) }
}

function arranged(coming: Coming[], { sort, seller }: Asked, today: string): Coming[] {
  if (sort === 'probability') return coming
  if (sort === 'startDate') return coming.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const until = (edition: Coming) => urgency(contactWindow(seller, edition, today))
  return coming.toSorted((a, b) => until(a) - until(b))
}

async function lackOf(
  db: Kysely<DB>,
  companyId: string,
  statusGroup: string,
  today: string,
): Promise<Output<typeof prediction.byCompany>['lack']> {
  if (statusGroup === 'red') return 'closedDown'
  const latest = await db
    .selectFrom('exhibitor')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
    .where('exhibitor.companyId', '=', companyId)
    .where('exhibitor.withdrawnAt', 'is', null)
    .select((row) => row.fn.max('edition.startDate').as('day'))
    .executeTakeFirst()
  const day: string | null = latest?.day ?? null
  if (day === null) return 'neverListed'
  return day < dayAfter(today, -730) ? 'inactive' : 'noUpcomingEdition'
}
