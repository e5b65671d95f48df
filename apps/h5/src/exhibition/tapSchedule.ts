import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { withWords } from '#i18n/locale.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'

/** 加入日程; of what is on the schedule, one's own view of it. */
export async function tapSchedule({ id, scheduled }: Pick<EditionCard, 'id' | 'scheduled'>): Promise<void> {
  if (scheduled) return navigateTo(to('/pages/exhSchedule/exhScheduleDetail', { editionId: id }))
  const { addToSchedule } = await withWords(import('#exhibition/addToSchedule.ts'))
  await addToSchedule(id)
}
