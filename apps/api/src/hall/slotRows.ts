import { type HallSlot, slotPurpose, slotStatus } from '@zhzz/contract/hall/slot.ts'
import { isChinese, type Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { shortPlace } from '@zhzz/search/text/region.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { cityName } from '#region/regionName.ts'

export const firstDay = sql<string>`coalesce(slot.move_in_start, slot.start_date)`
export const lastDay = sql<string>`coalesce(slot.move_out_end, slot.end_date)`

/** `hall_slot as slot` that a person may see: own ones, and those that active members of the team share. */
export function visibleSlots(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('hallSlot as slot')
    .innerJoin('subAccount as owner', 'owner.id', 'slot.subAccountId')
    .where(
      sql<boolean>`(slot.sub_account_id = ${viewer.subAccountId}
        or slot.is_shared and owner.tenant_id = ${viewer.tenantId} and owner.status = 'active')`,
    )
}

/** Of such rows what 我的档期 shows, to be read by `slotOf`. */
export function shownSlots(
  query: ReturnType<typeof visibleSlots>,
  { viewer, today, locale }: { viewer: Viewer; today: string; locale: Locale },
) {
  return query
    .innerJoin('hall', 'hall.id', 'slot.hallId')
    .leftJoin('region', 'region.code', 'hall.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .select(['slot.id', 'slot.hallId', 'slot.pavilions', 'slot.purpose', 'slot.title', 'slot.area'])
    .select(['slot.moveInStart', 'slot.startDate', 'slot.endDate', 'slot.moveOutEnd', 'slot.heldUntil'])
    .select(['slot.quote', 'slot.contact', 'slot.note', 'slot.isShared', 'owner.realName as ownerName'])
    .select(
      (isChinese(locale) ? sql<string>`hall.name` : sql<string>`coalesce(hall.english_name, hall.name)`).as(
        'hallName',
      ),
    )
    .select(cityName('region', 'parent', locale).as('cityName'))
    .select(sql<boolean>`slot.sub_account_id = ${viewer.subAccountId}`.as('isMine'))
    .select(
      sql<string>`case when slot.status = 'held' and slot.held_until < ${today}::date then 'inquiring'
        else slot.status end`.as('status'),
    )
}

type Shown = Awaited<ReturnType<ReturnType<typeof shownSlots>['execute']>>[number]

export function slotOf(row: Shown): HallSlot {
  return {
    ...row,
    cityName: row.cityName === null ? null : shortPlace(row.cityName),
    purpose: slotPurpose.parse(row.purpose),
    status: slotStatus.parse(row.status),
  }
}
