import { type CompanyModule, sentFields } from '@zhzz/contract/companyModule/companyModule.ts'
import styles from '#companyModule/ModuleRow.module.css'
import { shownTexts } from '#companyModule/shownTexts.ts'
import { unknown } from '#i18n/format.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

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
  return (
    <ListRow
      title={
        <>
          <span className={styles.name}>{textsOf(head).texts[0] ?? unknown}</span>
          {end !== undefined && (
            <span className={styles.end}>
              <small>{say(end)}</small> {textsOf(end).texts[0] ?? unknown}
            </span>
          )}
        </>
      }
      facts1={<FactLine tone="ink" facts={labels} />}
      facts2={
        known.length > 0 && (
          <span className={styles.facts}>
            {known.map(({ name, texts }) => (
              <span key={name} className={styles.fact}>
                <span className={styles.label}>{say(name)}</span> {texts.join(' ')}
              </span>
            ))}
          </span>
        )
      }
      onOpen={tap}
    />
  )
}
