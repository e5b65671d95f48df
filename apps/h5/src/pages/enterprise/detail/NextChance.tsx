import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { formatDateRange } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { EntryRow } from '#pages/enterprise/detail/EntryRow.tsx'
import styles from '#pages/enterprise/detail/NextChance.module.css'
import { Card } from '#ui/Card.tsx'

/** When one meets it next: the entries of coming lists, soonest first. */
export function NextChance({ profile: { upcoming } }: { profile: CompanyDetail['exhibitionProfile'] }) {
  return (
    <Card title={t('company.nextChance')} flush>
      {upcoming.length === 0 ? (
        <p className={styles.none}>{t('company.noNextChance')}</p>
      ) : (
        upcoming
          .slice(0, 3)
          .map((entry) => (
            <EntryRow
              key={`${entry.editionId} ${entry.boothNo}`}
              entry={entry}
              end={whenWords(entry.startDate)}
              when={formatDateRange(entry.startDate, entry.endDate)}
            />
          ))
      )}
    </Card>
  )
}

function whenWords(startDate: string): string {
  const days = Math.round((Date.parse(startDate) - Date.parse(shanghaiToday())) / 86_400_000)
  return days > 0 ? t('company.inDays', { n: days }) : t('company.onNow')
}
