import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { localOf } from '#ui/field/DateTimeField.tsx'
import { pickerReach } from '#ui/field/pickerReach.ts'
import styles from '#ui/overlay/DateRangeSheet.module.css'
import { Sheet } from '#ui/overlay/Sheet.tsx'

/** Days as `YYYY-MM-DD`; absent: open on that side. */
export interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

function dayOf(moment: Date): string {
  return localOf(moment).slice(0, 10)
}

interface DateRangeSheetProps {
  open: boolean
  onClose: () => void
  title: string
  range: DayRange
  /** Ranges that one tap chooses, e.g. 本月. */
  presets?: readonly { label: string; range: DayRange }[]
  onChoose: (range: DayRange) => void
}

/** Chooses a range of days, by a preset or by its ends. */
export function DateRangeSheet({ open, onClose, title, range, presets = [], onChoose }: DateRangeSheetProps) {
  const [draft, setDraft] = useState<DayRange | null>(null)
  const { from, to } = draft ?? range
  const [reach] = useState(pickerReach)
  const [first, last] = [dayOf(reach.first), dayOf(reach.last)]
  // What is typed and not picked may lie anywhere.
  const days = [first, ...(from === undefined ? [] : [from]), ...(to === undefined ? [] : [to]), last]
  const isWrong = days.some((day, at) => day < (days[at - 1] ?? day))
  function close() {
    setDraft(null)
    onClose()
  }
  function choose(next: DayRange) {
    onChoose(next)
    close()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button look="quiet" onClick={() => choose({})}>
            {t('shell.reset')}
          </Button>
          <Button disabled={isWrong} onClick={() => choose({ from, to })}>
            {t('shell.confirm')}
          </Button>
        </>
      }
    >
      {presets.length > 0 && (
        <div className={styles.presets}>
          <ChoiceList
            label={title}
            choices={presets.map(({ label }) => ({ value: label, label }))}
            chosen={presets.find((one) => one.range.from === from && one.range.to === to)?.label ?? null}
            onChoose={(label) => choose(presets.find((one) => one.label === label)?.range ?? { from, to })}
          />
        </div>
      )}
      <div className={styles.ends}>
        <label>
          {t('shell.from')}
          <input
            type="date"
            value={from ?? ''}
            min={first}
            max={last}
            onChange={(event) => setDraft({ from: event.target.value || undefined, to })}
          />
        </label>
        <label>
          {t('shell.to')}
          <input
            type="date"
            value={to ?? ''}
            min={from ?? first}
            max={last}
            onChange={(event) => setDraft({ from, to: event.target.value || undefined })}
          />
        </label>
      </div>
    </Sheet>
  )
}
