import type { ModuleName } from '@zhzz/contract/company/detail.ts'
import type { PagePath } from '#nav/specPages.ts'
import type { IconName } from '#ui/Icon.tsx'

/** The icon of each module of 企业详情, in the order of the spec (§2). */
const icons = {
  exhibitionHistory: 'fair',
  enterpriseInfo: 'document',
  baikeInfo: 'info',
  keysPerson: 'person',
  shareholder: 'people',
  branch: 'branch',
  investment: 'coins',
  annualReport: 'calendar',
  b2bInfo: 'briefcase',
  wechatInfo: 'chat',
  appProduction: 'apps',
  financingInfo: 'trend',
  similarCompany: 'building',
  abnormalInfo: 'warning',
  patentPage: 'shield',
  certInfoPage: 'award',
  trademarkPage: 'tag',
  recruitPage: 'headset',
  tenderProjectPage: 'note',
} as const satisfies Record<ModuleName, IconName>

function isModule(name: string): name is ModuleName {
  return name in icons
}

/** Every module with its icon and its page, whose title names it. */
export const modules = Object.keys(icons)
  .filter(isModule)
  .map((module) => ({ module, icon: icons[module], path: pageOf(module) }))

function pageOf(module: ModuleName): Extract<PagePath, `/pages/enterprise/detail/${string}`> {
  return `/pages/enterprise/detail/${module}`
}
