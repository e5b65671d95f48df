import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { useRead } from '#api/useRead.ts'
import { formatDateRange } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { EntryRow } from '#pages/enterprise/detail/overview/EntryRow.tsx'
import styles from '#pages/enterprise/detail/overview/NextChance.module.css'
import { Probability } from '#prediction/Probability.tsx'
import { reasonText } from '#prediction/reasonText.ts'
import { Card, CardLink } from '#ui/Card.tsx'

const shown = 3

interface NextChanceProps {
  id: string
  name: string
  profile: CompanyDetail['exhibitionProfile']
}

/** Where it is likely to be next; read beside the company, so that the card comes in its full height. */
export function useLikely(id: string) {
  return useRead(prediction.byCompany, { id, limit: shown })
}

/** When one meets it next: the entries of coming lists, soonest first, then where it is likely to be. */
export function NextChance({ id, name, profile: { upcoming } }: NextChanceProps) {
  const { data } = useLikely(id)
  const known = new Set(upcoming.map(({ editionId }) => editionId))
  const likely = data?.list.filter(({ edition }) => !known.has(edition.id)) ?? []
  return (
    <Card
      title={t('company.nextChance')}
      flush
      end={
        likely.length > 0 && (
          <CardLink
            onClick={() =>
              navigateTo(to('/pages/enterprise/detail/exhibitionHistory', { id, name, tab: 'prediction' }))
            }
          >
            {t('company.tabPrediction')}
          </CardLink>
        )
      }
    >
      {upcoming.length + likely.length === 0 && <p className={styles.none}>{t('company.noUpcoming')}</p>}
      {upcoming.slice(0, shown).map((entry) => (
        <EntryRow
          key={`${entry.editionId} ${entry.boothNo}`}
          entry={entry}
          end={whenWords(entry.startDate)}
          when={formatDateRange(entry.startDate, entry.endDate)}
        />
      ))}
      {likely.map(({ id: key, edition, probability, band, reasons }) => (
        <button
          key={key}
          type="button"
          className={styles.likely}
          onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: edition.id }))}
        >
          <span className={styles.what}>
            <span className={styles.name}>{edition.name}</span>
            <span className={styles.when}>{formatDateRange(edition.startDate, edition.endDate)}</span>
            {reasons[0] && <span className={styles.when}>{reasonText(reasons[0])}</span>}
          </span>
          <Probability value={probability} band={band} />
        </button>
      ))}
    </Card>
  )
}

function whenWords(startDate: string): string {
  const days = Math.round((Date.parse(startDate) - Date.parse(shanghaiToday())) / 86_400_000)
  return days > 0 ? t('exhibition.daysLeft', { n: days }) : t('company.onNow')
}
