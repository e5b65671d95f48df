import { company } from '@zhzz/contract/company/calls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { useState } from 'react'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { outdate, useWrite } from '#api/useWrite.ts'
import { keepMyState } from '#company/keepMyState.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { confirmDialog, tell } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

type Price = Output<typeof member.unlockBatchPreview>
type Done = Output<typeof member.unlockBatch>

/**
 * 批量解锁: sign in, see what it costs, confirm, unlock as many as there are credits for. `ask` resolves to the
 * companies that are still locked; null when nothing was done.
 */
export function useUnlockSome() {
  const [isAsking, setAsking] = useState(false)
  const unlock = useWrite(member.unlockBatch)

  async function priceOf(companyIds: string[]): Promise<Price | undefined> {
    setAsking(true)
    try {
      return await send(member.unlockBatchPreview, { companyIds })
    } catch (error) {
      explain(error)
      return undefined
    } finally {
      setAsking(false)
    }
  }

  async function ask(companyIds: string[]): Promise<string[] | null> {
    if (!(await askToSignIn())) return null
    const price = await priceOf(companyIds)
    if (!price || !(await agreed(price, companyIds.length))) return null
    const done = await unlock.send({ companyIds })
    if (!done) return null
    for (const id of [...done.unlocked, ...done.already]) keepMyState(id, { unlocked: true })
    outdate([company.contacts, company.detail])
    await report(done)
    return done.failed.map(({ companyId }) => companyId)
  }

  return { ask, isPending: isAsking || unlock.isPending }
}

/** The price before anything is charged. */
async function agreed(price: Price, count: number): Promise<boolean> {
  if (price.cost === 0) {
    toast(t('filter.unlockNothing'))
    return false
  }
  if (price.remaining === 0) {
    await showUpgrade(price.limit > 0 ? t('company.quotaNone') : t('company.planTooLow'))
    return false
  }
  return confirmDialog({
    title: t('filter.unlockSomeTitle', { n: count }),
    body: (
      <>
        <p>{t('filter.unlockCost', { cost: Math.min(price.cost, price.remaining), n: price.remaining })}</p>
        {price.cost > price.remaining && <p>{t('filter.unlockShort', { n: price.remaining })}</p>}
        {price.alreadyUnlocked > 0 && <p>{t('filter.unlockAlready', { n: price.alreadyUnlocked })}</p>}
        {price.withoutContacts > 0 && <p>{t('filter.unlockWithout', { n: price.withoutContacts })}</p>}
      </>
    ),
    confirm: t('company.unlockConfirm'),
  })
}

async function report({ unlocked, failed, remaining }: Done): Promise<void> {
  if (failed.length === 0) {
    toast(t('filter.unlockDone', { n: unlocked.length, left: remaining }))
    return
  }
  const count = (...reasons: Done['failed'][number]['reason'][]) =>
    failed.filter(({ reason }) => reasons.includes(reason)).length
  const [without, credit, gone] = [count('noContacts'), count('quotaUsedUp', 'planTooLow'), count('notFound')]
  await tell({
    title: t('filter.unlockPartly', { n: unlocked.length, m: failed.length }),
    body: (
      <>
        {credit > 0 && <p>{t('filter.failNoCredit', { n: credit })}</p>}
        {without > 0 && <p>{t('filter.failNoContacts', { n: without })}</p>}
        {gone > 0 && <p>{t('filter.failGone', { n: gone })}</p>}
        <p>{t('filter.leftOver', { n: remaining })}</p>
      </>
    ),
  })
}
