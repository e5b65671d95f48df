import { isChinese, type Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { changesOf } from '#calendar/changesOf.ts'
import { feedWords } from '#calendar/feedWords.ts'
import type { IcsEvent } from '#calendar/ics.ts'

/** 我的档期 of a person, from build-up to dismantling: what is not booked yet is not settled in a calendar either. */
export async function slotEvents(
  db: Kysely<DB>,
  { subAccountId }: { subAccountId: string },
  locale: Locale,
): Promise<IcsEvent[]> {
  const rows = await db
    .selectFrom('hallSlot as slot')
    .innerJoin('hall', 'hall.id', 'slot.hallId')
    .where('slot.subAccountId', '=', subAccountId)
    .orderBy('slot.startDate')
    .orderBy('slot.id')
    .select(['slot.id', 'slot.title', 'slot.pavilions', 'slot.status', 'slot.createdAt', 'slot.updatedAt'])
    .select(['slot.moveInStart', 'slot.startDate', 'slot.endDate', 'slot.moveOutEnd', 'slot.heldUntil'])
    .select(['hall.name', 'hall.englishName', 'hall.address', 'hall.latitude', 'hall.longitude'])
    .execute()
  return rows.map((slot) => {
    const hall = isChinese(locale) ? slot.name : (slot.englishName ?? slot.name)
    const { latitude, longitude } = slot
    return {
      uid: `${slot.id}-hall@zhzz`,
      sequence: changesOf(slot),
      changedAt: slot.updatedAt,
      status: stands[slot.status] ?? 'TENTATIVE',
      summary: [hall, ...slot.pavilions, slot.title].join(' · '),
      when: { from: slot.moveInStart ?? slot.startDate, to: slot.moveOutEnd ?? slot.endDate },
      location: [hall, slot.address].filter(Boolean).join(', '),
      place: latitude !== null && longitude !== null ? { latitude, longitude } : null,
      description:
        slot.status === 'held' && slot.heldUntil !== null
          ? `${feedWords.heldUntil[locale]} ${slot.heldUntil}`
          : null,
    }
  })
}

const stands: Readonly<Record<string, IcsEvent['status']>> = {
  booked: 'CONFIRMED',
  done: 'CONFIRMED',
  cancelled: 'CANCELLED',
}
