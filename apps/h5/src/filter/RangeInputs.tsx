import styles from '#filter/RangeInputs.module.css'
import { t } from '#i18n/t.ts'
import { type RangeKind, rangeParts, rangeValue } from '#nav/ownRange.ts'
import { cx } from '#ui/cx.ts'
import type { Choice } from '#ui/field/ChoiceChips.tsx'

interface RangeInputsProps {
  kind: RangeKind
  /** What the range is of, for screen readers. */
  label: string
  choices: readonly Choice<string>[]
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** 自定义: the two ends of a range. Filled in, it stands in the place of the choices above; one of those empties it. */
export function RangeInputs({ kind, label, choices, values, onChange }: RangeInputsProps) {
  const [value] = values
  const isChoice = choices.some((choice) => choice.value === value)
  const [from, to] = (isChoice ? null : rangeParts(value, kind)) ?? ['', '']
  function change(nextFrom: string, nextTo: string) {
    onChange(nextFrom === '' && nextTo === '' ? [] : [rangeValue(nextFrom, nextTo, kind)])
  }
  return (
    <div className={cx(styles.range, (from !== '' || to !== '') && styles.held)}>
      <span className={styles.word}>{t('filter.custom')}</span>
      {kind === 'days' ? (
        <div className={styles.ends}>
          <input
            type="date"
            aria-label={`${label} ${t('shell.from')}`}
            value={from}
            max={to || undefined}
            onChange={(event) => change(event.target.value, to)}
          />
          <span aria-hidden="true">–</span>
          <input
            type="date"
            aria-label={`${label} ${t('shell.to')}`}
            value={to}
            min={from || undefined}
            onChange={(event) => change(from, event.target.value)}
          />
        </div>
      ) : (
        <div className={styles.ends}>
          <Amount
            label={`${label} ${t('filter.least')}`}
            placeholder={t('filter.least')}
            value={from}
            onChange={(next) => change(next, to)}
          />
          <span aria-hidden="true">–</span>
          <Amount
            label={`${label} ${t('filter.most')}`}
            placeholder={t('filter.most')}
            value={to}
            onChange={(next) => change(from, next)}
          />
          <span className={styles.unit}>{t('filter.tenThousandYuan')}</span>
        </div>
      )}
    </div>
  )
}

interface AmountProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

function Amount({ label, placeholder, value, onChange }: AmountProps) {
  return (
    <input
      inputMode="numeric"
      aria-label={label}
      placeholder={placeholder}
      maxLength={8}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
    />
  )
}
