import { type CompanyModule, type FieldKind, sentFields } from '@zhzz/contract/companyModule/companyModule.ts'
import styles from '#companyModule/ModuleRow.module.css'
import { formatDate, formatMoney, formatNumber, formatPercent, unknown } from '#i18n/format.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Icon } from '#ui/Icon.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'

interface ModuleRowProps {
  module: CompanyModule
  row: { id: string }
  say: (word: string) => string
  onTap: (() => void) | undefined
}

type Said = { name: string; texts: string[] }

/** One record: its name and figure, labels, and the facts that are known. */
export function ModuleRow({ module, row, say, onTap }: ModuleRowProps) {
  const kinds = sentFields(module)
  const values = new Map<string, unknown>(Object.entries(row))
  const currency = Object.keys(kinds).find((name) => kinds[name] === 'currency')
  const textsOf = (name: string): Said => ({
    name,
    texts: shownTexts(kinds[name] ?? 'text', values.get(name), {
      say,
      currency: currency === undefined ? null : values.get(currency),
    }),
  })
  const { head, end, chips = [], facts = [], opens } = module.shown
  const opened = opens === undefined ? null : values.get(opens)
  const tap =
    typeof opened === 'string'
      ? () => navigateTo(to('/pages/enterprise/detail/detail', { id: opened }))
      : onTap
  const labels = chips.flatMap((name) => textsOf(name).texts)
  const known = facts.map(textsOf).filter(({ texts }) => texts.length > 0)
  const inside = (
    <>
      <span className={styles.head}>
        <span className={styles.name}>{textsOf(head).texts[0] ?? unknown}</span>
        {end !== undefined && (
          <span className={styles.end}>
            <small>{say(end)}</small> {textsOf(end).texts[0] ?? unknown}
          </span>
        )}
        {tap && <Icon name="forward" size={16} />}
      </span>
      {labels.length > 0 && (
        <span className={styles.chips}>
          <Chips>
            {labels.map((label) => (
              <Chip key={label}>{label}</Chip>
            ))}
          </Chips>
        </span>
      )}
      {known.length > 0 && (
        <span className={styles.facts}>
          {known.map(({ name, texts }) => (
            <span key={name} className={styles.fact}>
              <span className={styles.label}>{say(name)}</span> {texts.join(' ')}
            </span>
          ))}
        </span>
      )}
    </>
  )
  return tap ? (
    <button type="button" className={styles.row} onClick={tap}>
      {inside}
    </button>
  ) : (
    <div className={styles.row}>{inside}</div>
  )
}

/** What a field says; nothing where it is not known. */
function shownTexts(
  kind: FieldKind,
  value: unknown,
  { say, currency }: { say: (word: string) => string; currency: unknown },
): string[] {
  if (Array.isArray(value))
    return value.map((each) => (typeof kind === 'string' ? String(each) : say(String(each))))
  if (typeof value === 'string') {
    if (kind === 'date') return [formatDate(value)]
    return [typeof kind === 'string' ? value : say(value)]
  }
  if (typeof value !== 'number') return []
  if (kind === 'percent') return [formatPercent(value)]
  return [
    kind === 'money'
      ? formatMoney(value, typeof currency === 'string' ? currency : null)
      : formatNumber(value),
  ]
}
