import { boothAreaBands } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { boothTypes, choicesFrom, wordOf } from '#exhibition/dictionaryText.ts'
import { boothTypeCodes, type ExhibitorParams } from '#exhibition/exhibitorQuery.ts'
import { FilterGroup } from '#exhibition/FilterGroup.tsx'
import { FilterSheet } from '#exhibition/FilterSheet.tsx'
import { choicesOf } from '#exhibition/listQuery.ts'
import { t } from '#i18n/t.ts'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { FilterButton } from '#ui/list/FilterBar.tsx'

const areaWords = {
  under18: 'exhibitor.area0',
  '18to36': 'exhibitor.area18',
  '36to72': 'exhibitor.area36',
  '72to150': 'exhibitor.area72',
  over150: 'exhibitor.area150',
} as const

type Draft = { readonly [Name in 'boothType' | 'area']: string | undefined }
const nothing: Draft = { boothType: undefined, area: undefined }

/** 展位类型 and 展位面积. */
export function BoothFilter({ params: { boothType, area } }: { params: ExhibitorParams }) {
  const [open, setOpen] = useState(false)
  const words = [
    ...choicesOf(boothType, boothTypeCodes).map((type) => ({ value: type, label: wordOf(boothTypes, type) })),
    ...choicesOf(area, boothAreaBands).map((band) => ({ value: band, label: t(areaWords[band]) })),
  ]
  const [first] = words
  return (
    <>
      <FilterButton
        label={t('exhibitor.boothKind')}
        chosen={first && (words.length > 1 ? `${first.label} (${words.length})` : first.label)}
        onClick={() => setOpen(true)}
      />
      <FilterSheet<Draft>
        open={open}
        onClose={() => setOpen(false)}
        title={t('exhibitor.boothKind')}
        chosen={{ boothType, area }}
        nothing={nothing}
      >
        {(draft, change) => (
          <>
            <FilterGroup title={t('exhibition.boothType')}>
              <ChoiceChips
                label={t('exhibition.boothType')}
                choices={choicesFrom(boothTypes)}
                chosen={choicesOf(draft.boothType, boothTypeCodes)}
                multiple
                onChoose={(next) => change({ boothType: next.join(',') || undefined })}
              />
            </FilterGroup>
            <FilterGroup title={t('exhibitor.area')}>
              <ChoiceChips
                label={t('exhibitor.area')}
                choices={boothAreaBands.map((band) => ({ value: band, label: t(areaWords[band]) }))}
                chosen={choicesOf(draft.area, boothAreaBands)}
                multiple
                onChoose={(next) => change({ area: next.join(',') || undefined })}
              />
            </FilterGroup>
          </>
        )}
      </FilterSheet>
    </>
  )
}
