import { useState } from 'react'
import { rangeOf } from '#exhibition/period.ts'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import type { Address } from '#nav/listParams.ts'
import { periodOf, periodWords } from '#pages/exhibition/list/editionList.ts'
import { choicesOf } from '#ui/field/choicesOf.ts'
import { FilterButton } from '#ui/list/FilterBar.tsx'
import { DateRangeSheet, type DayRange } from '#ui/overlay/DateRangeSheet.tsx'

/** 时间: a period, kept by its name so that a shared link stays right tomorrow, or days chosen by hand. */
export function PeriodFilter({ params }: { params: Address }) {
  const [open, setOpen] = useState(false)
  const today = shanghaiToday()
  const period = periodOf(params)
  const range = period ? rangeOf(period, today) : { from: params.from, to: params.to }
  const presets = choicesOf(periodWords).map((one) => ({ ...one, range: rangeOf(one.value, today) }))
  function choose(next: DayRange) {
    const named = presets.find(({ range: { from, to } }) => from === next.from && to === next.to)
    if (named) writeAddress({ when: named.value, from: undefined, to: undefined })
    else writeAddress({ when: undefined, from: next.from, to: next.to })
  }
  return (
    <>
      <FilterButton
        label={t('exhibition.when')}
        chosen={
          period
            ? t(periodWords[period])
            : [params.from, params.to].map((day) => day?.slice(5) ?? '').join('–')
        }
        onClick={() => setOpen(true)}
      />
      <DateRangeSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('exhibition.when')}
        range={range}
        presets={presets}
        onChoose={choose}
      />
    </>
  )
}
