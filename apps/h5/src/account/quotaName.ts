import { t } from '#i18n/t.ts'

const names = {
  unlock: 'person.quotaUnlock',
  unlock_once: 'person.quotaUnlockOnce',
  export: 'person.quotaExport',
} as const

/** What the plan counts, by its name; undefined of what nobody is shown. */
export function quotaName(code: string): string | undefined {
  const known = Object.entries(names).find(([name]) => name === code)
  return known && t(known[1])
}
