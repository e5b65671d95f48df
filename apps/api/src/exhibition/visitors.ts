import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { type VisitorRow, visitorRow } from '@zhzz/contract/exhibition/visitor.ts'
import { nameParts } from '@zhzz/search/names/nameParts.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { findEdition } from '#exhibition/found.ts'
import { tradeWords } from '#exhibition/tradeWords.ts'
import { visitorChoices } from '#exhibition/visitorChoices.ts'
import { mostVisitors } from '#exhibition/visitorCounts.ts'
import { visitorsLookedUp } from '#exhibition/visitorFilters.ts'
import { asc, desc, keyset, type Place } from '#keyset.ts'
import { writtenLabel } from '#label.ts'
import { companyStates } from '#member/companyState.ts'
import { openPage } from '#page.ts'
import { provenanceOf } from '#provenance.ts'
import { regionName } from '#region/regionName.ts'

/** Of one direction each, as their indexes are; that of names does not hold what a list is narrowed by. */
const orders = {
  visitorCount: keyset(desc(sql`coalesce(visitor.visitor_count, -1)`), desc('visitor.id')),
  editionCount: keyset(desc('visitor.editionCount'), desc('visitor.id')),
  name: keyset(asc(sql`lower(visitor.listed_name)`), asc('visitor.id')),
}

export const visitors: Handler<typeof exhibition.visitors> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  const edition = await findEdition(db, { id: input.editionId, today: shanghaiDay(now) })
  if (edition === undefined) throw fail('notFound')
  const page = await openPage(context, input)
  const asked = { ...input, editionId: edition.id }
  const keys = orders[input.sort]
  const isCovered = input.sort !== 'name'
  const { counted, next } = await visitorsLookedUp(db, asked, { ...page, keys, isCovered })
  const ids = db
    .selectFrom('visitorOrganization as visitor')
    .where(next)
    .where(keys.behind(page.at))
    .orderBy(keys.order)
    .limit(page.take)
    .select('visitor.id')
  const described = db
    .selectFrom('visitorOrganization as visitor')
    .where('visitor.id', 'in', ids)
    .orderBy(keys.order)
    .select(keys.place.as('place'))
    .leftJoin('company', 'company.id', 'visitor.companyId')
    .leftJoin('region', 'region.code', 'visitor.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .select(['visitor.id', 'visitor.listedName', 'visitor.companyId', 'company.registrationStatus'])
    .select([regionName('region', 'parent', locale).as('regionName'), 'visitor.countryCode'])
    .select(writtenLabel(tradeWords, 'visitor.industryText', locale).as('industryText'))
    .select(['visitor.visitorCount', 'visitor.editionCount', 'visitor.jobLevels', 'visitor.departments'])
    .select(['visitor.interests', 'visitor.persons', 'company.contactCount'])
    .select(['visitor.dataSource', 'visitor.asOf', 'visitor.collectedAt'])
  const rows = page.take === 0 ? [] : await described.execute()
  const stateOf = await companyStates(
    db,
    rows.flatMap(({ companyId }) => companyId ?? []),
    viewer,
    now,
  )
  const shown = rows.map((row): VisitorRow & { place: Place } => ({
    // What else is kept of it, and of a person, stays here.
    ...visitorRow.parse({
      ...row,
      nameParts: nameParts(row.listedName),
      contactCount: row.contactCount ?? 0,
      myState: row.companyId === null ? null : stateOf(row.companyId),
    }),
    place: row.place,
  }))
  const [first] = rows
  return {
    ...page.answer(shown, { total: Math.min(counted, mostVisitors), totalIsMore: counted > mostVisitors }),
    editionName: edition.name,
    choices: await visitorChoices(db, edition.id, { isAsked: page.at === null && page.take > 0, locale }),
    provenance:
      first === undefined ? null : await provenanceOf(db, { ...first, sourceUrl: null }, { locale, now }),
  }
}
