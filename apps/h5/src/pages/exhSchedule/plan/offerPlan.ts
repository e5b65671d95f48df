import { newKey } from '@zhzz/client/newKey.ts'
import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { YearPlan } from '@zhzz/contract/schedule/plan.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { saveCalendar } from '#platform/calendar.ts'
import { saveFile } from '#platform/saveFile.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 分享或导出: the plan as a picture, for a calendar, as a sheet. */
export async function offerPlan(plan: YearPlan, year: number): Promise<void> {
  const name = `${t('title.exhSchedulePlan')}-${year}`
  const chosen = await chooseAction(t('yearPlan.share'), [
    t('yearPlan.asPicture'),
    t('yearPlan.asCalendar'),
    t('yearPlan.asSheet'),
  ])
  try {
    if (chosen === 0) {
      const { showPicture } = await withWords(import('#pages/exhSchedule/plan/showPicture.ts'))
      await showPicture(plan, year, name)
    }
    if (chosen === 1) {
      const ids = plan.items.map(({ id }) => id)
      saveCalendar(name, (await send(calendar.planFile, { ids }, { idempotencyKey: newKey() })).ics)
    }
    if (chosen === 2) await saveSheet(year, name)
  } catch (error) {
    explain(error)
  }
}

async function saveSheet(year: number, name: string): Promise<void> {
  try {
    const { base64, rows, remaining } = await send(
      schedule.exportPlan,
      { year },
      { idempotencyKey: newKey() },
    )
    saveFile(`${name}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', base64)
    toast(t('yearPlan.sheetSaved', { n: rows, left: remaining }))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { failure } = error
    if (failure === 'planTooLow' || failure === 'forbidden') await showUpgrade(t('filter.exportPlan'))
    else if (failure === 'quotaUsedUp') await showUpgrade(t('filter.exportUsedUp'))
    else throw error
  }
}
