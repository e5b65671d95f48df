import { newKey } from '@zhzz/client/newKey.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { t } from '#i18n/t.ts'
import { saveFile } from '#platform/saveFile.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 导出 of a year's review. */
export async function saveSheet(asked: { year: number; windowDays: 90 | 180 | 365 }): Promise<void> {
  try {
    const { base64, rows, remaining } = await send(schedule.exportReview, asked, { idempotencyKey: newKey() })
    saveFile(
      `${t('title.exhReview')}-${asked.year}.xlsx`,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      base64,
    )
    toast(t('yearPlan.sheetSaved', { n: rows, left: remaining }))
  } catch (error) {
    const failure = error instanceof Failure ? error.failure : null
    if (failure === 'planTooLow' || failure === 'forbidden') await showUpgrade(t('filter.exportPlan'))
    else if (failure === 'quotaUsedUp') await showUpgrade(t('filter.exportUsedUp'))
    else if (failure === 'nothingToDo') toast(t('review.none', { year: String(asked.year) }))
    else explain(error)
  }
}
