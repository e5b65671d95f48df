import type { hall } from '@zhzz/contract/hall/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { describedHalls } from '#hall/described.ts'
import { inWalkOrder } from '#hall/pavilionOrder.ts'
import { picturesOf } from '#hall/pictureRows.ts'
import { provenanceOf } from '#provenance.ts'

const mostCovers = 4

export const detail: Handler<typeof hall.detail> = async ({ id }, { db, viewer, now, locale, fail }) => {
  const found = await describedHalls(db, { today: shanghaiDay(now), locale, viewer })
    .where('hall.id', '=', id)
    .select(['hall.aliases', 'hall.openedYear', 'hall.operatorName', 'hall.phone', 'hall.website'])
    .select(['hall.introduction', 'hall.meetingRoomCount', 'hall.parkingCount', 'hall.traffic'])
    .select(['hall.truckRules', 'hall.dataSource', 'hall.sourceUrl', 'hall.asOf', 'hall.collectedAt'])
    .select(
      sql<string | null>`case when hall.longitude is null and hall.known_longitude is not null
        or hall.indoor_area is null and hall.known_indoor_area is not null then hall.known_source end`.as(
        'knownSource',
      ),
    )
    .executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  const pavilions = await db
    .selectFrom('pavilion')
    .where('hallId', '=', id)
    .select(['id', 'code', 'area', 'length', 'width', 'clearHeight', 'floorLoad', 'standardBoothCapacity'])
    .select(['doors', 'columnSpacing', 'rigging', 'power', 'utilities'])
    .execute()
  const pictures = await picturesOf(db, id).execute()
  const { aliases, openedYear, operatorName, phone: switchboard, website, introduction, ...others } = found
  const { meetingRoomCount, parkingCount, traffic, truckRules, knownSource, ...card } = others
  return {
    card: { ...card, nameMarks: [], hitReason: null, freePavilions: null },
    aliases,
    openedYear,
    operatorName,
    switchboard,
    website,
    introduction,
    meetingRoomCount,
    parkingCount,
    traffic,
    truckRules,
    knownSource,
    pictureCount: pictures.length,
    covers: pictures.slice(0, mostCovers).map(({ url }) => url),
    pavilions: inWalkOrder(pavilions),
    provenance: await provenanceOf(db, card, { locale, now }),
  }
}
