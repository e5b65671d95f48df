import { newKey } from '@zhzz/client/newKey.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { keepScheduled } from '#exhibition/keepScheduled.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { toastUndo } from '#ui/overlay/toast.ts'
import { createTapLocks } from '#ui/tapLock.ts'

const mayPass = createTapLocks()

/** 加入日程: puts an edition on 我的展会 at once, with the way to say more of it. */
export async function addToSchedule(editionId: string): Promise<void> {
  if (!mayPass(editionId) || !(await askToSignIn())) return
  try {
    const { id } = await send(schedule.saveMine, { editionId }, { idempotencyKey: newKey() })
    keepScheduled([editionId], true)
    toastUndo(t('mySchedule.added'), t('mySchedule.plan'), () =>
      navigateTo(to('/pages/exhSchedule/addExhSchedule', { id })),
    )
  } catch (error) {
    if (error instanceof Failure && error.failure === 'quotaUsedUp') await showUpgrade(t('title.mySchedule'))
    else explain(error)
  }
}
