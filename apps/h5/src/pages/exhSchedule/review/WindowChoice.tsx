import { attributionDays } from '@zhzz/contract/schedule/choices.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { QuickFilter } from '#ui/list/QuickFilter.tsx'

/** 归因窗口: how long before an offer or an order a contact is its reason. */
export function WindowChoice({ windowDays }: { windowDays: number }) {
  return (
    <FilterBar>
      {attributionDays.map((days) => (
        <QuickFilter
          key={days}
          label={t('review.window', { n: days })}
          chosen={days === windowDays}
          onToggle={() => setParams({ days: days === 180 ? undefined : String(days) })}
        />
      ))}
    </FilterBar>
  )
}
