import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/overview/EntryRow.module.css'

type Entry = CompanyDetail['exhibitionProfile']['latest'][number]

/** One entry of an exhibitor list; opens the exhibition. */
export function EntryRow({ entry, when, end }: { entry: Entry; when: string; end?: string }) {
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: entry.editionId }))}
    >
      <span className={styles.line}>
        <span className={styles.name}>{entry.name}</span>
        {end && <span className={styles.end}>{end}</span>}
      </span>
      <span className={styles.line}>
        <span className={styles.when}>{when}</span>
        <span className={styles.booth}>
          {entry.boothNo ? t('company.booth', { no: entry.boothNo }) : t('company.boothUnknown')}
        </span>
      </span>
    </button>
  )
}
