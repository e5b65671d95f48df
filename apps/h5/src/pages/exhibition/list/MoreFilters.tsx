import { areaBands } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { choicesFrom, exhibitionTypes, frequencies } from '#exhibition/dictionaryText.ts'
import { FilterGroup } from '#exhibition/FilterGroup.tsx'
import { FilterSheet } from '#exhibition/FilterSheet.tsx'
import { choicesOf, codesOf, editionStatuses, type ListParams, organizersOf } from '#exhibition/listQuery.ts'
import { t } from '#i18n/t.ts'
import { FoundCount } from '#pages/exhibition/list/FoundCount.tsx'
import { HallPicker } from '#pages/exhibition/list/HallPicker.tsx'
import { OrganizerPicker } from '#pages/exhibition/list/OrganizerPicker.tsx'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { FilterButton } from '#ui/list/FilterBar.tsx'

const areaWords = {
  under1: 'exhibition.areaUnder1',
  '1to3': 'exhibition.area1to3',
  '3to5': 'exhibition.area3to5',
  '5to10': 'exhibition.area5to10',
  over10: 'exhibition.areaOver10',
} as const

const nothing = {
  hallId: undefined,
  area: undefined,
  status: undefined,
  frequency: undefined,
  type: undefined,
  listed: undefined,
  international: undefined,
  organizer: undefined,
} as const
type Draft = { readonly [Name in keyof typeof nothing]: string | undefined }

/** 展馆, 规模, 状态, 周期, 类型 and 有参展商名录 in one sheet; they take effect together. */
export function MoreFilters({ params }: { params: ListParams }) {
  const [open, setOpen] = useState(false)
  const chosen: Draft = {
    hallId: params.hallId,
    area: params.area,
    status: params.status,
    frequency: params.frequency,
    type: params.type,
    listed: params.listed,
    international: params.international,
    organizer: params.organizer,
  }
  function countOf(draft: Draft) {
    return <FoundCount params={{ ...params, ...draft }} />
  }
  const count = Object.values(chosen).filter(Boolean).length
  return (
    <>
      <FilterButton
        label={t('shell.filter')}
        chosen={count > 0 ? `${t('shell.filter')} (${count})` : undefined}
        onClick={() => setOpen(true)}
      />
      <FilterSheet<Draft>
        open={open}
        onClose={() => setOpen(false)}
        chosen={chosen}
        nothing={nothing}
        see={countOf}
      >
        {({ hallId, area, status, frequency, type, listed, international, organizer }, change) => (
          <>
            <FilterGroup title={t('exhibitor.hall')}>
              <HallPicker chosen={hallId} onChange={(next) => change({ hallId: next })} />
            </FilterGroup>
            <FilterGroup title={t('exhibition.size')}>
              <ChoiceChips
                label={t('exhibition.size')}
                choices={areaBands.map((band) => ({ value: band, label: t(areaWords[band]) }))}
                chosen={choicesOf(area, areaBands)}
                onChoose={([band]) => change({ area: band })}
              />
            </FilterGroup>
            <FilterGroup title={t('exhibition.status')}>
              <ChoiceChips
                label={t('exhibition.status')}
                choices={editionStatuses.map((one) => ({ value: one, label: t(`exhibition.${one}`) }))}
                chosen={choicesOf(status, editionStatuses)}
                multiple
                onChoose={(next) => change({ status: next.join(',') || undefined })}
              />
            </FilterGroup>
            <FilterGroup title={t('exhibition.type')}>
              <ChoiceChips
                label={t('exhibition.type')}
                choices={choicesFrom(exhibitionTypes)}
                chosen={codesOf(type)}
                multiple
                onChoose={(next) => change({ type: next.join(',') || undefined })}
              />
            </FilterGroup>
            <FilterGroup title={t('exhibition.frequency')}>
              <ChoiceChips
                label={t('exhibition.frequency')}
                choices={choicesFrom(frequencies)}
                chosen={codesOf(frequency)}
                multiple
                onChoose={(next) => change({ frequency: next.join(',') || undefined })}
              />
            </FilterGroup>
            <FilterGroup title={t('exhibition.roleOrganizer')}>
              <OrganizerPicker
                chosen={organizersOf(organizer)}
                onChange={(names) => change({ organizer: names.join('\n') || undefined })}
              />
            </FilterGroup>
            <FilterGroup title={t('filter.kind')}>
              <ChoiceChips
                label={t('filter.kind')}
                choices={[{ value: '1', label: t('filter.international') }]}
                chosen={codesOf(international)}
                onChoose={([one]) => change({ international: one })}
              />
            </FilterGroup>
            <FilterGroup title={t('exhibition.exhibitorList')}>
              <ChoiceChips
                label={t('exhibition.exhibitorList')}
                choices={[{ value: '1', label: t('exhibition.hasList') }]}
                chosen={codesOf(listed)}
                onChoose={([one]) => change({ listed: one })}
              />
            </FilterGroup>
          </>
        )}
      </FilterSheet>
    </>
  )
}
