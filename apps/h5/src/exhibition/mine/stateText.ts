import type { PlanState } from '@zhzz/contract/schedule/myExhibition.ts'
import { t } from '#i18n/t.ts'

const stateWords = {
  idea: 'yearPlan.stateIdea',
  planned: 'yearPlan.statePlanned',
  confirmed: 'yearPlan.stateConfirmed',
  dropped: 'yearPlan.stateDropped',
} as const satisfies Record<PlanState, string>

/** 备选, 已计划, 已确认, 放弃 */
export function stateText(state: PlanState): string {
  return t(stateWords[state])
}
