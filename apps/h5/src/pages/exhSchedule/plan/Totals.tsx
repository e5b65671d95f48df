import type { YearPlan } from '@zhzz/contract/schedule/plan.ts'
import { formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhSchedule/plan/Totals.module.css'
import { YearStrip } from '#pages/exhSchedule/plan/YearStrip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** How much it is in all, and where in the year it lies. */
export function Totals({ plan: { items, totals }, year }: { plan: YearPlan; year: number }) {
  const { days, cities, budget, actualCost } = totals
  return (
    <section className={styles.totals}>
      <FactLine
        tone="ink"
        facts={[
          t('calendar.editionCount', { n: items.length }),
          days > 0 && t('hall.dayCount', { n: days }),
          cities > 1 && t('yearPlan.cities', { n: cities }),
        ]}
      />
      <FactLine
        facts={[
          budget > 0 && t('yearPlan.budget', { sum: formatMoney(budget) }),
          actualCost > 0 && t('yearPlan.cost', { sum: formatMoney(actualCost) }),
        ]}
      />
      <YearStrip items={items} year={year} />
    </section>
  )
}
