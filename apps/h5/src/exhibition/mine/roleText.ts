import type { JoinRole } from '@zhzz/contract/schedule/myExhibition.ts'
import { t } from '#i18n/t.ts'

const words = {
  visit: 'mySchedule.roleVisit',
  exhibit: 'mySchedule.roleExhibit',
  build: 'mySchedule.roleBuild',
  forward: 'mySchedule.roleForward',
  organize: 'mySchedule.roleOrganize',
  research: 'mySchedule.roleResearch',
} as const satisfies Record<JoinRole, string>

/** 参观, 参展, 搭建服务 … */
export function roleText(role: JoinRole): string {
  return t(words[role])
}
