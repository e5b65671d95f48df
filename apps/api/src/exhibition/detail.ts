import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { exhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import { changeAgainst } from '#exhibition/exhibitorChange.ts'
import { type FoundEdition, findEdition } from '#exhibition/found.ts'
import { listedPavilions } from '#exhibition/listedPavilions.ts'
import { metricsOf } from '#exhibition/metrics.ts'
import { editionsOf, similarIds } from '#exhibition/neighbours.ts'
import { topicsOfList } from '#exhibition/topicCounts.ts'
import { visitorCounts } from '#exhibition/visitorCounts.ts'
import { provenanceOf } from '#provenance.ts'

export const detail: Handler<typeof exhibition.detail> = async (
  { id, seriesId },
  { db, viewer, now, locale, fail },
) => {
  const edition = await findEdition(db, { id, seriesId, today: shanghaiDay(now) })
  const [card] = edition ? await editionCards(db, [edition.id], { viewer, now, locale }) : []
  if (edition === undefined || card === undefined) throw fail('notFound')
  const organizations = await db
    .selectFrom('editionOrganization')
    .where('editionId', '=', edition.id)
    .orderBy('role')
    .orderBy('name')
    .select(['role', 'name', 'companyId'])
    .execute()
  const exhibitorPreview = await db
    .selectFrom('exhibitor')
    .where('editionId', '=', edition.id)
    .where('withdrawnAt', 'is', null)
    .orderBy((on) => on('companyId', 'is', null))
    .orderBy('boothArea', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(6)
    .select(['id', 'listedName', 'companyId'])
    .select((row) => row.fn<string | null>('nullif', ['boothNo', row.val('')]).as('boothNo'))
    .execute()
  return {
    card,
    seriesName: edition.seriesName,
    originalStartDate: edition.originalStartDate,
    originalEndDate: edition.originalEndDate,
    website: edition.website,
    introduction: edition.introduction,
    scope: edition.scope,
    frequency: edition.frequency,
    exhibitionType: edition.exhibitionType,
    firstYear: edition.firstYear,
    openHours: exhibitionDetail.shape.openHours.catch([]).parse(edition.openHours),
    concurrentEvents: exhibitionDetail.shape.concurrentEvents.catch([]).parse(edition.concurrentEvents),
    hall: await hallOf(db, edition),
    venueText: edition.venueText,
    longitude: edition.longitude,
    latitude: edition.latitude,
    pavilions: await listedPavilions(db, edition.id),
    metrics: await metricsOf(db, edition.id, locale),
    organizations,
    keyDates: keyDatesOf(edition),
    editions: await editionsOf(db, edition.seriesId),
    exhibitorListStatus: exhibitionDetail.shape.exhibitorListStatus.parse(edition.exhibitorListStatus),
    topics: await topicsOfList(db, edition.id, locale, 8),
    exhibitorPreview,
    exhibitorChange: await changeAgainst(db, edition),
    visitors: await visitorCounts(db, edition.id),
    similar: await editionCards(db, await similarIds(db, edition), { viewer, now, locale }),
    provenance: await provenanceOf(db, edition, { locale, now }),
  }
}

async function hallOf(
  db: Parameters<typeof findEdition>[0],
  { hallId }: FoundEdition,
): Promise<ExhibitionDetail['hall']> {
  if (hallId === null) return null
  const hall = await db
    .selectFrom('hall')
    .where('id', '=', hallId)
    .select(['id', 'name', 'address', 'longitude', 'latitude'])
    .executeTakeFirst()
  return hall ?? null
}

/** Deadlines and periods that are known, in the order of time. */
function keyDatesOf(edition: FoundEdition): ExhibitionDetail['keyDates'] {
  const spans = [
    ['registrationDeadline', edition.registrationDeadline, edition.registrationDeadline],
    ['drawingReviewDeadline', edition.drawingReviewDeadline, edition.drawingReviewDeadline],
    ['freightDeadline', edition.freightDeadline, edition.freightDeadline],
    ['moveIn', edition.moveInStart, edition.moveInEnd ?? edition.moveInStart],
    ['show', edition.startDate, edition.endDate],
    ['moveOut', edition.moveOutStart, edition.moveOutEnd ?? edition.moveOutStart],
  ] as const
  return spans
    .flatMap(([code, from, to]) => (from === null || to === null ? [] : [{ code, from, to }]))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}
