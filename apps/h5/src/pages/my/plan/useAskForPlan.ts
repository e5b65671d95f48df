import { account } from '@zhzz/contract/account/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { planName } from '#account/planName.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { ask, promptDialog } from '#ui/overlay/dialog.ts'

const longestWish = 200

/** 升级申请: what is wished beside it, and the number of the request as its receipt. */
export function useAskForPlan() {
  const asking = useWrite(member.applyUpgrade, { outdates: [member.orders, account.current] })
  return async function askForPlan(plan: 'member' | 'team'): Promise<void> {
    const wish = await promptDialog({
      title: t('order.apply', { plan: planName(plan) }),
      placeholder: t('order.wish'),
      maxLength: longestWish,
      confirm: t('order.applyShort'),
    })
    if (wish === null) return
    const asked = await asking.send({ plan, wish })
    if (!asked) return
    await ask({
      title: t('order.applied'),
      body: t('order.receipt', { no: String(asked.no) }),
      actions: [{ label: t('shell.gotIt'), look: 'main' }],
    })
  }
}
