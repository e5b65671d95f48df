import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { LastRow } from '#pages/enterprise/detail/overview/LastRow.tsx'
import { LikelyRow } from '#pages/enterprise/detail/overview/LikelyRow.tsx'
import { ListedRow } from '#pages/enterprise/detail/overview/ListedRow.tsx'
import styles from '#pages/enterprise/detail/overview/NextChance.module.css'
import { Card, CardLink } from '#ui/Card.tsx'

const shown = 2
/** Some of the likely ones are on a list by now. */
const asked = 5

interface NextChanceProps {
  id: string
  name: string
  profile: CompanyDetail['exhibitionProfile']
}

/** Where it is likely to be next; read beside the company, so that the card comes in its full height. */
export function useLikely(id: string) {
  return useRead(prediction.byCompany, { id, limit: asked })
}

/** When one meets it next: on a list of a coming edition, and where it is likely to be; else where it was last. */
export function NextChance({ id, name, profile: { upcoming, upcomingCount, latest } }: NextChanceProps) {
  const { data } = useLikely(id)
  const listed = [...new Map(upcoming.map((entry) => [entry.editionId, entry])).values()]
  const likely = data?.list.filter(({ edition }) => !listed.some((one) => one.editionId === edition.id)) ?? []
  const firstListed = listed.slice(0, likely.length > 0 ? shown - 1 : shown)
  const firstLikely = likely.slice(0, shown - firstListed.length)
  const isNone = listed.length + likely.length === 0
  const rest =
    upcomingCount > firstListed.length
      ? { tab: 'upcoming', n: upcomingCount }
      : { tab: 'prediction', n: data?.total ?? 0 }
  return (
    <Card
      title={t('company.nextChance')}
      flush
      end={
        rest.n > (rest.tab === 'upcoming' ? 0 : firstLikely.length) && (
          <CardLink
            onClick={() =>
              navigateTo(to('/pages/enterprise/detail/exhibitionHistory', { id, name, tab: rest.tab }))
            }
          >
            {t('overview.allComing', { n: rest.n })}
          </CardLink>
        )
      }
    >
      {isNone && <p className={styles.none}>{t('company.noUpcoming')}</p>}
      <div className={styles.rows}>
        {isNone && latest[0] && <LastRow entry={latest[0]} />}
        {firstListed.map((entry) => (
          <ListedRow key={entry.editionId} entry={entry} />
        ))}
        {firstLikely.map((row) => (
          <LikelyRow key={row.id} row={row} />
        ))}
      </div>
    </Card>
  )
}
