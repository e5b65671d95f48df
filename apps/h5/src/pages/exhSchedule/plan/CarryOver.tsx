import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useWrite } from '#api/useWrite.ts'
import { keepScheduled } from '#exhibition/keepScheduled.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhSchedule/plan/CarryOver.module.css'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** 复制去年: the next editions of what one had the year before. */
export function CarryOver({ year }: { year: number }) {
  const before = String(year - 1)
  const { send, isPending } = useWrite(schedule.carryOver, {
    onFailure: { nothingToDo: () => toast(t('yearPlan.carryNone', { year: before })) },
  })
  async function carry() {
    const done = await send({ year })
    if (!done) return
    keepScheduled([], true)
    const { added, unknown, left } = done
    if (left > 0) return await showUpgrade(t('calendar.noRoom', { n: left }))
    const said = [
      added > 0 && t('yearPlan.carried', { n: added }),
      unknown > 0 && t('yearPlan.carriedUnknown', { n: unknown }),
    ].filter(Boolean)
    toast(said.join(t('calendar.comma')))
  }
  return (
    <p className={styles.carry}>
      <Button look="line" size="small" busy={isPending} onClick={() => void carry()}>
        {t('yearPlan.carry', { year: before })}
      </Button>
    </p>
  )
}
