import { useState } from 'react'
import { type ListParams, periodOf } from '#exhibition/listQuery.ts'
import { periods, rangeOf, todayInShanghai } from '#exhibition/period.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { FilterButton } from '#ui/list/FilterBar.tsx'
import { DateRangeSheet, type DayRange } from '#ui/overlay/DateRangeSheet.tsx'

const words = {
  coming: 'exhibition.whenComing',
  weekend: 'exhibition.whenWeekend',
  month: 'exhibition.whenMonth',
  nextMonth: 'exhibition.whenNextMonth',
  quarter: 'exhibition.whenQuarter',
  half: 'exhibition.whenHalf',
  past: 'exhibition.whenPast',
  any: 'exhibition.whenAny',
} as const

/** 时间: a period, kept by its name so that a shared link stays right tomorrow, or days chosen by hand. */
export function PeriodFilter({ params }: { params: ListParams }) {
  const [open, setOpen] = useState(false)
  const today = todayInShanghai()
  const period = periodOf(params)
  const range = period ? rangeOf(period, today) : { from: params.from, to: params.to }
  function choose(next: DayRange) {
    const named = periods.find((one) => {
      const { from, to } = rangeOf(one, today)
      return from === next.from && to === next.to
    })
    if (named) setParams({ when: named, from: undefined, to: undefined })
    else setParams({ when: undefined, from: next.from, to: next.to })
  }
  return (
    <>
      <FilterButton
        label={t('exhibition.when')}
        chosen={
          period ? t(words[period]) : [params.from, params.to].map((day) => day?.slice(5) ?? '').join('–')
        }
        onClick={() => setOpen(true)}
      />
      <DateRangeSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('exhibition.when')}
        range={range}
        presets={periods.map((one) => ({ label: t(words[one]), range: rangeOf(one, today) }))}
        onChoose={choose}
      />
    </>
  )
}
