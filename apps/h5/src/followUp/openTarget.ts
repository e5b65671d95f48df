import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'

interface Target {
  targetType: string
  targetId: string
  companyId: string | null
  editionId: string | null
}

/** Opens what a record is about: the company, else the exhibition or the hall. */
export function openTarget({ targetType, targetId, companyId, editionId }: Target): void {
  if (companyId) navigateTo(to('/pages/enterprise/detail/detail', { id: companyId }))
  else if (targetType === 'hall') navigateTo(to('/pages/hallSchedule/hallScheduleDetail', { id: targetId }))
  else if (targetType === 'exhibition' || editionId)
    navigateTo(
      to('/pages/exhibition/detail/detail', {
        id: targetType === 'exhibition' ? targetId : (editionId ?? ''),
      }),
    )
}
