import { call } from '@zhzz/contract/call/calls.ts'
import { mostInList } from '@zhzz/contract/call/choices.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { outdate } from '#api/useWrite.ts'
import { formatShortDay } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { promptDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 生成外呼名单 of chosen companies, in their order, and opens it. */
export async function makeCallList(companyIds: readonly string[], editionId?: string): Promise<void> {
  if (!(await askToSignIn())) return
  const ids = [...new Set(companyIds)].slice(0, mostInList)
  if (ids.length === 0) return toast(t('call.listNothing'))
  const name = await promptDialog({
    title: t('call.makeList'),
    start: `${formatShortDay(shanghaiToday())} ${t('call.listTitle')}`,
    placeholder: t('call.listName'),
    maxLength: 40,
  })
  if (!name?.trim()) return
  const asked = { name: name.trim(), companyIds: ids, ...(editionId && { editionId }) }
  const made = await send(call.makeList, asked).catch((error: unknown) => {
    const failure = error instanceof Failure ? error.failure : null
    if (failure === 'nothingToDo') toast(t('call.listNothing'))
    else if (failure === 'conflict') toast(t('call.listFull'))
    else explain(error)
  })
  if (!made) return
  outdate([call.lists])
  toast(t('call.listMade'))
  navigateTo(to('/pages/outCall/callList', { id: made.id }))
}
