import { account } from '@zhzz/contract/account/calls.ts'
import { type UnlockRow, unlock } from '@zhzz/contract/unlock/calls.ts'
import { renewableDays } from '@zhzz/contract/unlock/renewable.ts'
import { createElement } from 'react'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { outdate, useWrite } from '#api/useWrite.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

const day = 86_400_000

/** In the last days of its year, and nobody has unlocked the company again. */
export function isRenewable({ state, expireTime }: UnlockRow, now: number): boolean {
  return state === 'valid' && Date.parse(expireTime) - now <= renewableDays * day
}

/** 续期, after it was said what it costs. */
export function useRenew() {
  const { send } = useWrite(unlock.renew, {
    onFailure: {
      quotaUsedUp: () => void showUpgrade(t('company.quotaNone')),
      planTooLow: () => void showUpgrade(t('company.planTooLow')),
      conflict: () => outdate([unlock.list]),
    },
  })
  return async ({ id, companyName, expireTime }: UnlockRow): Promise<void> => {
    const until = new Date(Date.parse(expireTime) + 365 * day).toISOString()
    const agreed = await confirmDialog({
      title: companyName,
      body: createElement('p', null, t('unlock.renewText', { date: formatDate(until) })),
      confirm: t('unlock.renew'),
    })
    const done = agreed && (await send({ id }))
    if (!done) return
    outdate([unlock.list, unlock.ledger, account.current])
    toast(t('unlock.renewed', { date: formatDate(done.expireTime), n: done.remaining }))
  }
}
