import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import { hitLabel } from '#company/hitLabel.ts'
import { StatusChip } from '#company/StatusChip.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/search/Hit.module.css'
import { Highlight } from '#ui/shown/Highlight.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

/** An entry of an exhibitor list: who stands where. Opens the company, or its place in the list until the next import gives it one. */
export function ExhibitorHit({ row }: { row: ExhibitorRow }) {
  const { companyId, listedName, companyName } = row
  function open() {
    if (companyId)
      navigateTo(to('/pages/enterprise/detail/detail', { id: companyId, editionId: row.editionId }))
    else
      navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId: row.editionId, keyword: listedName }))
  }
  return (
    <button type="button" className={styles.hit} onClick={open}>
      <span className={styles.head}>
        <span className={styles.name}>
          <Highlight text={listedName} marks={row.nameMarks} />
        </span>
        <StatusChip status={row.registrationStatus} />
      </span>
      {companyName && companyName !== listedName && <span className={styles.facts}>{companyName}</span>}
      {row.mayBe && <span className={styles.facts}>{t('exhibition.mayBe', { name: row.mayBe })}</span>}
      <span className={styles.line}>
        <span className={styles.where}>{row.editionName}</span>
        <span className={styles.booth}>
          {row.boothNo ? t('company.booth', { no: row.boothNo }) : t('company.boothUnknown')}
        </span>
      </span>
      {row.products.length > 0 && row.hitReason === null && (
        <span className={styles.facts}>{row.products.join(t('exhibition.glue'))}</span>
      )}
      <HitLine ruled label={hitLabel(row.hitReason)} hit={row.hitReason} />
    </button>
  )
}
