import { t } from '#i18n/t.ts'

export function planName(plan: string): string {
  if (plan === 'member') return t('account.member')
  return plan === 'team' ? t('account.team') : t('account.free')
}
