import { call } from '@zhzz/contract/call/calls.ts'
import type { CallItem, CallList } from '@zhzz/contract/call/list.ts'
import { outdate } from '#api/useWrite.ts'
import { callCompany } from '#company/callCompany.ts'
import { useUnlock } from '#company/unlock.tsx'
import { t } from '#i18n/t.ts'
import { BarAction, BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'

interface NextBarProps {
  item: CallItem
  list: CallList
  onSkip: () => void
}

/** The next company of a list: rung, or unlocked first, with one tap; or left out for now. */
export function NextBar({ item, list, onSkip }: NextBarProps) {
  const { id, name, registrationStatus, myState } = item.company
  const { ask, isPending } = useUnlock(id, name)
  const isOpen = myState?.unlocked === true
  async function ring() {
    if (!isOpen && !(await ask())) return
    if (!isOpen) outdate([call.items])
    await callCompany({ id, registrationStatus, editionId: list.editionId ?? undefined, itemId: item.id })
  }
  return (
    <BottomBar>
      <BarAction icon="forward" onClick={onSkip}>
        {t('call.skip')}
      </BarAction>
      <Button icon={isOpen ? 'phone' : 'lock'} busy={isPending} onClick={() => void ring()}>
        {`${t(isOpen ? 'call.next' : 'call.nextUnlock')} ${list.total - list.waiting + 1}/${list.total}`}
      </Button>
    </BottomBar>
  )
}
