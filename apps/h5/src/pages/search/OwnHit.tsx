import type { OwnRecord } from '@zhzz/contract/search/ownRecord.ts'
import { openTarget } from '#followUp/openTarget.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/search/Hit.module.css'
import { Highlight } from '#ui/shown/Highlight.tsx'

const kinds = { number: 'search.ownNumber', person: 'followUp.contact', note: 'search.ownNote' } as const

/** Whose number, name or word it is, as one's own team has it, and who knows it since when. */
export function OwnHit({ record }: { record: OwnRecord }) {
  const { kind, name, snippet, marks, by, at } = record
  return (
    <button type="button" className={styles.hit} onClick={() => openTarget(record)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        {t(kinds[kind])} <Highlight text={snippet} marks={marks} />
      </span>
      <span className={styles.facts}>{[by, formatDate(at)].filter(Boolean).join(' · ')}</span>
    </button>
  )
}
