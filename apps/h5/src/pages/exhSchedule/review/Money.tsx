import type { Figures } from '@zhzz/contract/schedule/review.ts'
import { formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { amountText } from '#pages/exhSchedule/review/amountText.ts'
import { Card, CardLink } from '#ui/Card.tsx'
import { Facts } from '#ui/shown/Facts.tsx'

/** What it cost, and what that is for each contact and each order. */
export function Money({ figures, mineId }: { figures: Figures; mineId: string | null }) {
  const { cost, contacted, last } = figures
  return (
    <Card
      title={t('review.money')}
      end={
        mineId !== null && (
          <CardLink onClick={() => navigateTo(to('/pages/exhSchedule/exhScheduleDetail', { id: mineId }))}>
            {t('review.addCost')}
          </CardLink>
        )
      }
    >
      {cost === null ? (
        t('review.noCost')
      ) : (
        <Facts
          facts={[
            { label: t('review.cost'), value: formatMoney(cost) },
            { label: t('review.wonAmount'), value: amountText(last.wonAmount) },
            { label: t('review.perLead'), value: contacted > 0 && formatMoney(roundedTo(cost / contacted)) },
            { label: t('review.perWon'), value: last.won > 0 && formatMoney(roundedTo(cost / last.won)) },
          ].map((fact) => ({ ...fact, value: fact.value || null }))}
        />
      )}
    </Card>
  )
}

/** 分 */
function roundedTo(yuan: number): number {
  return Math.round(yuan * 100) / 100
}
