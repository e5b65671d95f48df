import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { useState } from 'react'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { outdate, useWrite } from '#api/useWrite.ts'
import { keepMyState } from '#company/keepMyState.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/**
 * The way to clear numbers: sign in, see what it costs, confirm, unlock. `ask` resolves to true when the contacts are
 * open afterwards.
 */
export function useUnlock(id: string, name: string) {
  const [isAsking, setAsking] = useState(false)
  const unlock = useWrite(member.unlock, {
    onFailure: {
      quotaUsedUp: () => void showUpgrade(t('company.quotaNone')),
      planTooLow: () => void showUpgrade(t('company.planTooLow')),
      nothingToDo: () => toast(t('company.noContacts')),
    },
  })

  async function preview() {
    setAsking(true)
    try {
      return await send(member.unlockPreview, { companyId: id })
    } catch (error) {
      explain(error)
    } finally {
      setAsking(false)
    }
  }

  async function ask(): Promise<boolean> {
    if (!(await askToSignIn())) return false
    const price = await preview()
    if (!price) return false
    if (!price.alreadyUnlocked) {
      if (price.remaining < price.cost) {
        await showUpgrade(
          price.limit > 0 ? t('company.quotaUsedUp', { n: price.limit }) : t('company.planTooLow'),
        )
        return false
      }
      const agreed = await confirmDialog({
        title: t('company.unlockTitle'),
        body: (
          <>
            <p>
              {t('company.unlockWhat', {
                name,
                n: price.contactCount,
                mobile: price.mobileCount,
              })}
            </p>
            <p>{t('company.unlockCost', { cost: price.cost, n: price.remaining })}</p>
          </>
        ),
        confirm: t('company.unlockConfirm'),
      })
      if (!agreed) return false
    }
    const done = await unlock.send({ companyId: id })
    if (!done) return false
    showUnlocked(id)
    toast(done.cost === 0 ? t('company.unlockFree') : t('company.unlockDone', { n: done.remaining }))
    return true
  }

  return { ask, isPending: isAsking || unlock.isPending }
}

function showUnlocked(companyId: string): void {
  keepMyState(companyId, { unlocked: true })
  outdate([company.contacts, company.detail])
}
