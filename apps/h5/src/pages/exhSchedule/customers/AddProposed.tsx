import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useWrite } from '#api/useWrite.ts'
import { keepScheduled } from '#exhibition/keepScheduled.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** One tap: what is proposed goes to the plan as ideas. */
export function AddProposed({ ids }: { ids: string[] }) {
  const { send, isPending } = useWrite(schedule.addMine)
  async function add() {
    const done = await send({ editionIds: ids, planState: 'idea' })
    if (!done) return
    keepScheduled(done.added, true)
    if (done.left.length > 0) return await showUpgrade(t('calendar.noRoom', { n: done.left.length }))
    toast(t('customers.added', { n: done.added.length }))
    navigateTo(to('/pages/exhSchedule/exhSchedulePlan'))
  }
  return (
    <BottomBar>
      <Button busy={isPending} onClick={() => void add()}>
        {t('customers.addAll', { n: ids.length })}
      </Button>
    </BottomBar>
  )
}
