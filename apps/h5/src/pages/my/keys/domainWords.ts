import type { KeyDomain } from '@zhzz/contract/accessKey/opened.ts'
import type { TextKey } from '#i18n/texts.ts'

export const domainWords = {
  company: 'accessKey.company',
  exhibition: 'search.exhibitions',
  prediction: 'accessKey.prediction',
  followUp: 'company.followUps',
  member: 'accessKey.member',
  unlock: 'accessKey.unlock',
  call: 'accessKey.call',
  schedule: 'title.mySchedule',
  calendar: 'accessKey.calendar',
  hall: 'accessKey.hall',
  search: 'accessKey.search',
  news: 'news.news',
  pool: 'accessKey.pool',
  message: 'home.messages',
  report: 'accessKey.report',
  place: 'accessKey.place',
  team: 'followUp.tabTeam',
  upload: 'accessKey.upload',
  application: 'accessKey.application',
  home: 'title.home',
} as const satisfies Record<KeyDomain, TextKey>

/** What a key may be without, of all that its person may; the rest goes with them. */
export const permissionWords = {
  'zky:contact:unlock': 'accessKey.mayUnlock',
  'zky:enterprise:export': 'accessKey.mayExport',
  'zky:outCall:use': 'accessKey.mayCall',
  'zky:followUp:viewTeam': 'accessKey.maySeeTeam',
} as const
export type KeyPermission = keyof typeof permissionWords
