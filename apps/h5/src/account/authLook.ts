import { t } from '#i18n/t.ts'
import type { Tone } from '#ui/shown/Chip.tsx'

/** 未认证, 审核中, 未通过, 已认证, 已过期 */
const looks = [
  { key: 'account.auth0', tone: 'grey' },
  { key: 'account.auth1', tone: 'amber' },
  { key: 'account.auth2', tone: 'red' },
  { key: 'account.auth3', tone: 'green' },
  { key: 'account.auth4', tone: 'amber' },
] as const satisfies readonly { key: string; tone: Tone }[]

/** How an authStatus is said and coloured. */
export function authLook(status: number): { text: string; tone: Tone } {
  const { key, tone } = looks[status] ?? looks[0]
  return { text: t(key), tone }
}
