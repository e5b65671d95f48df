import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { send } from '#api/send.ts'
import { addToSchedule } from '#exhibition/addToSchedule.ts'
import { t } from '#i18n/t.ts'
import { redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import type { EventFields } from '#pages/exhSchedule/add/fields.ts'
import { chooseAction } from '#ui/overlay/choose.ts'

/**
 * Before an event of one's own is kept: the library may have it, by its words and days. Whether the person took that one,
 * or neither. Without connection nobody is asked; saving says it then.
 */
export async function askAboutTwin({ name, startDate, endDate }: EventFields): Promise<boolean> {
  const found = await send(exhibition.search, {
    keyword: name.trim(),
    filters: { from: startDate, to: endDate },
    limit: 1,
  }).catch(() => null)
  const twin = found?.list[0]
  if (twin === undefined) return false
  const chosen = await chooseAction(t('mySchedule.twin', { name: twin.name }), [
    t('mySchedule.takeTwin'),
    t('mySchedule.keepOwn'),
  ])
  if (chosen === 0) {
    await addToSchedule(twin.id)
    redirectTo(to('/pages/exhSchedule/exhScheduleDetail', { editionId: twin.id }))
  }
  return chosen !== 1
}
