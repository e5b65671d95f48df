import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceChips } from '#ui/ChoiceChips.tsx'
import styles from '#ui/DateRangeSheet.module.css'
import { Sheet } from '#ui/Sheet.tsx'

/** Days as `YYYY-MM-DD`; absent: open on that side. */
export interface DayRange {
  from?: string | undefined
  to?: string | undefined
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
  const backwards = from !== undefined && to !== undefined && to < from
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
          <Button disabled={backwards} onClick={() => choose({ from, to })}>
            {t('shell.confirm')}
          </Button>
        </>
      }
    >
      {presets.length > 0 && (
        <div className={styles.presets}>
          <ChoiceChips
            label={title}
            choices={presets.map(({ label }) => ({ value: label, label }))}
            chosen={presets
              .filter((one) => one.range.from === from && one.range.to === to)
              .map((one) => one.label)}
            onChoose={([label]) => choose(presets.find((one) => one.label === label)?.range ?? { from, to })}
          />
        </div>
      )}
      <div className={styles.ends}>
        <label>
          {t('shell.from')}
          <input
            type="date"
            value={from ?? ''}
            onChange={(event) => setDraft({ from: event.target.value || undefined, to })}
          />
        </label>
        <label>
          {t('shell.to')}
          <input
            type="date"
            value={to ?? ''}
            min={from}
            onChange={(event) => setDraft({ from, to: event.target.value || undefined })}
          />
        </label>
      </div>
    </Sheet>
  )
}
