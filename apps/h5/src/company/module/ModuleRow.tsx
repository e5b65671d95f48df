import { type CompanyModule, sentFields } from '@zhzz/contract/companyModule/companyModule.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { ReactNode } from 'react'
import styles from '#company/module/ModuleRow.module.css'
import { RecordCards } from '#company/module/RecordCards.tsx'
import { shownTexts } from '#company/module/shownTexts.ts'
import { StatusChip } from '#company/StatusChip.tsx'
import { unknown } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { webAddress } from '#reading/webAddress.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Avatar } from '#ui/shown/Avatar.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface ModuleRowProps {
  module: CompanyModule
  companyId: string
  row: { id: string }
  say: (word: string) => string
  onTap: (() => void) | undefined
}

type Said = { name: string; texts: string[] }

/** One record: its name and figure, labels, and the facts that are known. */
export function ModuleRow({ module, companyId, row, say, onTap }: ModuleRowProps) {
  const kinds = sentFields(module)
  const values = new Map<string, unknown>(Object.entries(row))
  const textAt = (name: string | undefined) => {
    const value = name === undefined ? null : values.get(name)
    return typeof value === 'string' && value !== '' ? value : null
  }
  const currency = textAt(Object.keys(kinds).find((name) => kinds[name] === 'currency'))
  const textsOf = (name: string): Said => ({
    name,
    texts: shownTexts(kinds[name] ?? 'text', values.get(name), { say, currency }),
  })
  const { head, end, picture, chips = [], facts = [], opens, link, whole } = module.shown
  if (whole) return <RecordCards module={module} record={row} shows={facts} say={say} />
  const labels = chips.flatMap((name): ReactNode[] => {
    if (kinds[name] === 'flag') return values.get(name) === true ? [say(name)] : []
    if (kinds[name] === 'status') return [<StatusChip key={name} status={textAt(name)} />]
    return textsOf(name).texts
  })
  const known = facts.map(textsOf).filter(({ texts }) => texts.length > 0)
  const title = textsOf(head).texts[0] ?? unknown
  const source = textAt(link)
  const href = source === null ? null : webAddress(source)
  // What the list is ordered by is said to be unknown, anything else is left out.
  const hasEnd = end !== undefined && (end === module.order.by || textsOf(end).texts.length > 0)
  const hasFacts = known.length > 0 || href !== null
  return (
    <ListRow
      lead={picture && <Avatar name={title} src={secure(textAt(picture))} size={40} />}
      title={
        <>
          <span className={styles.name}>{title}</span>
          {hasEnd && (
            <span className={styles.end}>
              <small>{say(end)}</small> {textsOf(end).texts[0] ?? unknown}
            </span>
          )}
        </>
      }
      facts1={<FactLine tone="ink" facts={labels} />}
      facts2={
        hasFacts && (
          <span className={styles.facts}>
            {known.map(({ name, texts }) => (
              <span key={name} className={styles.fact}>
                <span className={styles.label}>{say(name)}</span> {texts.join(t('exhibition.glue'))}
              </span>
            ))}
            {href !== null && (
              <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                {t('module.original')}
              </a>
            )}
          </span>
        )
      }
      onOpen={opened(module, { companyId, recordId: row.id, opens: textAt(opens) }) ?? onTap}
    />
  )
}

/** What a row leads to: the company that it names, where that is here, else the page of its record. */
function opened(
  { record }: CompanyModule,
  { companyId, recordId, opens }: { companyId: string; recordId: string; opens: string | null },
): (() => void) | undefined {
  if (opens !== null) return () => navigateTo(to('/pages/enterprise/detail/detail', { id: opens }))
  if (record === undefined) return undefined
  // Every page of a record takes the same parameters.
  const path = trusted<'/pages/enterprise/detail/patentDetail'>(`/pages/enterprise/detail/${record.page}`)
  return () => navigateTo(to(path, { id: companyId, recordId }))
}

/** Pictures come by https alone. */
function secure(address: string | null): string | null {
  const href = address === null ? null : webAddress(address)
  return href?.startsWith('https:') ? href : null
}
