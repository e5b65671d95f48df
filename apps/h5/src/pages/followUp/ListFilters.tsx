import { followTypes } from '@zhzz/contract/followUp/calls.ts'
import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { dayCounts } from '#pages/followUp/listInput.ts'
import { FilterBar, FilterButton } from '#ui/list/FilterBar.tsx'
import { OptionSheet } from '#ui/overlay/OptionSheet.tsx'

const dayWords = {
  '7': 'followUp.lastWeek',
  '30': 'followUp.lastMonth',
  '90': 'followUp.lastQuarter',
} as const

/** 方式 and 时间. */
export function ListFilters({ params }: { params: { followType?: string; days?: string } }) {
  const [open, setOpen] = useState<'type' | 'days' | null>(null)
  const type = followTypes.find((one) => one === params.followType)
  const days = dayCounts.find((one) => one === params.days)
  return (
    <FilterBar>
      <FilterButton
        label={t('followUp.type')}
        chosen={type && t(`followUp.${type}`)}
        onClick={() => setOpen('type')}
      />
      <FilterButton
        label={t('exhibition.when')}
        chosen={days && t(dayWords[days])}
        onClick={() => setOpen('days')}
      />
      <OptionSheet
        open={open === 'type'}
        onClose={() => setOpen(null)}
        title={t('followUp.type')}
        choices={followTypes.map((one) => ({ value: one, label: t(`followUp.${one}`) }))}
        chosen={type ? [type] : []}
        onChoose={([one]) => setParams({ followType: one })}
      />
      <OptionSheet
        open={open === 'days'}
        onClose={() => setOpen(null)}
        title={t('exhibition.when')}
        choices={dayCounts.map((one) => ({ value: one, label: t(dayWords[one]) }))}
        chosen={days ? [days] : []}
        onChoose={([one]) => setParams({ days: one })}
      />
    </FilterBar>
  )
}
