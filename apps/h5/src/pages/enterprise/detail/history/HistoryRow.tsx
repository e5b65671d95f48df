import type { ExhibitionHistoryRow } from '@zhzz/contract/company/detail.ts'
import { formatArea, formatDateRange } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { boothTypeName } from '#pages/enterprise/detail/history/boothType.ts'
import styles from '#pages/enterprise/detail/history/HistoryRow.module.css'
import { Chip, Chips } from '#ui/shown/Chip.tsx'

/** One edition it was listed at: when, where, which booth, with what. */
export function HistoryRow({
  row,
  companyName,
}: {
  row: ExhibitionHistoryRow
  companyName: string | undefined
}) {
  const { boothNo, pavilionName, boothType, boothArea, role, editionNo } = row
  const facts = [
    ...(boothType === 'unknown' ? [] : [boothTypeName(boothType)]),
    ...(boothArea === null ? [] : [formatArea(boothArea)]),
    ...(role === 'co' ? [t('company.roleCo')] : []),
    ...(role === 'represented' ? [t('company.roleRepresented')] : []),
    ...(editionNo === null ? [] : [t('company.edition', { n: editionNo })]),
  ]
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: row.editionId }))}
    >
      <span className={styles.head}>
        <span className={styles.name}>{row.exhibitionName}</span>
        <span className={styles.booth}>
          {boothNo ? boothWords(pavilionName, boothNo) : t('company.boothUnknown')}
        </span>
      </span>
      <span className={styles.facts}>
        {[formatDateRange(row.startDate, row.endDate), row.cityName, row.hallName]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {facts.length > 0 && (
        <span className={styles.chips}>
          <Chips oneLine>
            {facts.map((fact) => (
              <Chip key={fact}>{fact}</Chip>
            ))}
          </Chips>
        </span>
      )}
      {row.products.length > 0 && (
        <span className={styles.products}>{row.products.join(t('exhibition.glue'))}</span>
      )}
      <span className={styles.source}>{sourceWords(row, companyName)}</span>
    </button>
  )
}

/** A booth number often begins with its hall; then the hall is not said twice. */
function boothWords(pavilionName: string | null, boothNo: string): string {
  return pavilionName && !boothNo.includes(pavilionName) ? `${pavilionName} ${boothNo}` : boothNo
}

function sourceWords({ listedName, source }: ExhibitionHistoryRow, companyName: string | undefined): string {
  const from = t('company.fromSource', { source })
  return listedName === companyName ? from : `${t('company.listedAs', { name: listedName })} · ${from}`
}
