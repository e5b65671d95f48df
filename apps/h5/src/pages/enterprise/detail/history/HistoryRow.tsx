import type { ExhibitionHistoryRow } from '@zhzz/contract/company/detail.ts'
import { boothWords } from '#company/boothType.ts'
import { BoothFact } from '#exhibition/BoothFact.tsx'
import { EditionName } from '#exhibition/EditionName.tsx'
import { Tile } from '#exhibition/Tile.tsx'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/history/HistoryRow.module.css'
import { ListRow } from '#ui/list/ListRow.tsx'
import { RowAction } from '#ui/list/RowAction.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface HistoryRowProps {
  row: ExhibitionHistoryRow
  companyName: string | undefined
}

/** Height of a row, roughly, in px. */
export const historyRowHeight = 116

/** One edition it was listed at: when, where, which booth, with what, and who says so. */
export function HistoryRow({ row, companyName }: HistoryRowProps) {
  const { boothNo, hallId, pavilionName, role, tile, startDate } = row
  return (
    <ListRow
      lead={<Tile word={tile.word} hue={tile.hue} startDate={startDate} />}
      title={<EditionName name={row.exhibitionName} wrap />}
      facts1={
        <FactLine
          tone="ink"
          facts={[
            <BoothFact key="booth" boothNo={boothNo} pavilionName={pavilionName} />,
            boothWords(row),
            role === 'co' && t('company.roleCo'),
            role === 'represented' && t('company.roleRepresented'),
          ]}
        />
      }
      facts2={<FactLine facts={[formatDays(startDate, row.endDate), row.cityName, row.hallName]} />}
      below={
        <>
          {row.products.length > 0 && (
            <span className={styles.products}>{row.products.join(t('exhibition.glue'))}</span>
          )}
          <span className={styles.source}>{sourceWords(row, companyName)}</span>
        </>
      }
      action={
        hallId !== null && (
          <RowAction
            icon="hall"
            tone="act"
            word={t('hallSlot.hall')}
            label={row.hallName ?? ''}
            onClick={() => navigateTo(to('/pages/hallSchedule/hallScheduleDetail', { id: hallId }))}
          />
        )
      }
      onOpen={() => navigateTo(to('/pages/exhibition/detail/detail', { id: row.editionId }))}
    />
  )
}

/** Who says so; the list of the exhibition itself does not say its name again. */
function sourceWords(row: ExhibitionHistoryRow, companyName: string | undefined): string {
  const source = row.source.replace(row.exhibitionName, '') || row.source
  const from = t('company.fromSource', { source })
  return row.listedName === companyName
    ? from
    : `${t('company.listedAs', { name: row.listedName })}${t('exhibition.glue')}${from}`
}
