import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { type SearchCondition, search } from '@zhzz/contract/search/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { PickedChip } from '#filter/PickedRow.tsx'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import styles from '#pages/search/Conditions.module.css'
import { companyQuestion, exhibitionQuestion } from '#pages/search/conditionQuestions.ts'
import { Button } from '#ui/Button.tsx'

/** 3月 上海 机床: what of the words means a filter, as chips that can be dropped, and the two lists narrowed by them. */
export function Conditions({ keyword }: { keyword: string }) {
  const { data } = useRead(search.conditions, { keyword }, { staleTime: 600_000 })
  const [dropped, setDropped] = useState<readonly SearchCondition[]>([])
  if (!data || !isTelling(data.conditions, data.rest)) return null
  const kept = data.conditions.filter((condition) => !dropped.includes(condition))
  if (kept.length === 0) return null
  const rest = [data.rest, ...dropped.map(({ text }) => text)].filter(Boolean).join(' ')
  return (
    <section className={styles.conditions} aria-label={t('search.read')}>
      <h2 className={styles.title}>{t('search.read')}</h2>
      <div className={styles.chips}>
        {kept.map((condition) => (
          <PickedChip
            key={condition.text}
            name={condition.text}
            onRemove={() => setDropped([...dropped, condition])}
          />
        ))}
        {rest && <span className={styles.rest}>{rest}</span>}
      </div>
      <Lists kept={kept} rest={rest} />
    </section>
  )
}

/** A single place or topic is found by its Chinese word as well. */
function isTelling(conditions: readonly SearchCondition[], rest: string): boolean {
  const [first] = conditions
  if (first === undefined) return false
  const isFoundByWord = isChinese() && (first.kind === 'region' || first.kind === 'topic')
  return conditions.length > 1 || rest !== '' || !isFoundByWord
}

/** With words left each list is a search of its own, and is not counted before it is opened. */
function Lists({ kept, rest }: { kept: readonly SearchCondition[]; rest: string }) {
  const [exhibitions, companies] = [exhibitionQuestion(kept, rest), companyQuestion(kept, rest)]
  const enabled = rest === ''
  const editions = useRead(exhibition.search, { ...exhibitions.input, limit: 1 }, { enabled, keepLast: true })
  const firms = useRead(company.search, { ...companies.input, limit: 1 }, { enabled, keepLast: true })
  const isFirst = exhibitions.isNarrow && editions.data?.total !== 0
  const notes = [
    exhibitions.isNarrow && companies.leaves && t('search.exhibitionsOnly'),
    companies.isNarrow && exhibitions.leaves && t('search.companiesOnly'),
  ].filter(Boolean)
  return (
    <>
      <div className={styles.lists}>
        {exhibitions.isNarrow && (
          <Button size="small" look={isFirst ? 'main' : 'line'} onClick={() => navigateTo(exhibitions.href)}>
            {counted(t('search.asExhibitions'), enabled ? editions.data : undefined)}
          </Button>
        )}
        {companies.isNarrow && (
          <Button size="small" look={isFirst ? 'line' : 'main'} onClick={() => navigateTo(companies.href)}>
            {counted(t('search.asCompanies'), enabled ? firms.data : undefined)}
          </Button>
        )}
      </div>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' · ')}</p>}
    </>
  )
}

function counted(label: string, found: { total: number; totalIsMore: boolean } | undefined): string {
  if (!found) return label
  return t(found.totalIsMore ? 'search.asCountMore' : 'search.asCount', { label, n: found.total })
}
