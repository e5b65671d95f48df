/**
 * What a key may be given, by domain. Accounts, people's own data, 企业认证 and who runs the product are not among them:
 * numbers, passwords, sessions, keys and erasing are for a person who is there.
 */
export const keyDomains = [
  'application',
  'calendar',
  'call',
  'company',
  'exhibition',
  'followUp',
  'hall',
  'home',
  'member',
  'message',
  'news',
  'place',
  'pool',
  'prediction',
  'report',
  'schedule',
  'search',
  'team',
  'unlock',
  'upload',
] as const
export type KeyDomain = (typeof keyDomains)[number]

export const keyLevels = ['read', 'write'] as const
