import { exhibitorSorts } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { boothTypes, choicesFrom, wordOf } from '#exhibition/dictionaryText.ts'
import {
  boothTypeCodes,
  type ExhibitorParams,
  exhibitorSortOf,
  pavilionsOf,
} from '#exhibition/exhibitorQuery.ts'
import { choicesOf } from '#exhibition/listQuery.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { MineFilter } from '#pages/exhibition/moreExh/MineFilter.tsx'
import { FilterBar, FilterButton } from '#ui/FilterBar.tsx'
import { OptionSheet } from '#ui/OptionSheet.tsx'

const sortWords = {
  boothNo: 'exhibition.sortBooth',
  boothArea: 'exhibition.sortBoothArea',
  exhibitionCount: 'exhibition.sortCount',
  name: 'exhibition.sortName',
} as const

interface ExhibitorFiltersProps {
  params: ExhibitorParams
  pavilions: readonly { code: string; count: number }[]
}

/** 展厅, 展位类型, 新/老, what is mine, and the order. */
export function ExhibitorFilters({ params, pavilions }: ExhibitorFiltersProps) {
  const [open, setOpen] = useState<'pavilion' | 'boothType' | 'newOrOld' | 'sort' | null>(null)
  const close = () => setOpen(null)
  const chosenPavilions = pavilionsOf(params.pavilion)
  const chosenTypes = choicesOf(params.boothType, boothTypeCodes)
  const sort = exhibitorSortOf(params.sort)
  return (
    <FilterBar>
      <FilterButton
        label={t('exhibition.pavilion')}
        chosen={several(chosenPavilions)}
        onClick={() => setOpen('pavilion')}
      />
      <FilterButton
        label={t('exhibition.boothType')}
        chosen={several(chosenTypes.map((type) => wordOf(boothTypes, type)))}
        onClick={() => setOpen('boothType')}
      />
      <FilterButton
        label={t('exhibition.newOrOld')}
        chosen={
          params.newOrOld &&
          t(params.newOrOld === 'new' ? 'exhibition.newExhibitor' : 'exhibition.oldExhibitor')
        }
        onClick={() => setOpen('newOrOld')}
      />
      <MineFilter params={params} />
      <FilterButton
        label={t('shell.sort')}
        chosen={params.sort && t(sortWords[sort])}
        onClick={() => setOpen('sort')}
      />
      <OptionSheet
        open={open === 'pavilion'}
        onClose={close}
        title={t('exhibition.pavilion')}
        multiple
        choices={pavilions.map(({ code, count }) => ({
          value: code,
          label: t('exhibition.pavilionBooths', { pavilion: code, n: count }),
        }))}
        chosen={chosenPavilions}
        onChoose={(next) => setParams({ pavilion: next.join('|') || undefined })}
      />
      <OptionSheet
        open={open === 'boothType'}
        onClose={close}
        title={t('exhibition.boothType')}
        multiple
        choices={choicesFrom(boothTypes)}
        chosen={chosenTypes}
        onChoose={(next) => setParams({ boothType: next.join(',') || undefined })}
      />
      <OptionSheet
        open={open === 'newOrOld'}
        onClose={close}
        title={t('exhibition.newOrOld')}
        choices={[
          { value: 'new', label: t('exhibition.newExhibitor') },
          { value: 'old', label: t('exhibition.oldExhibitor') },
        ]}
        chosen={params.newOrOld ? [params.newOrOld] : []}
        onChoose={([one]) => setParams({ newOrOld: one })}
      />
      <OptionSheet
        open={open === 'sort'}
        onClose={close}
        title={t('shell.sort')}
        choices={exhibitorSorts.map((one) => ({ value: one, label: t(sortWords[one]) }))}
        chosen={[sort]}
        onChoose={([one]) => setParams({ sort: one })}
      />
    </FilterBar>
  )
}

function several(labels: readonly string[]): string | undefined {
  return labels.length > 1 ? `${labels[0]} (${labels.length})` : labels[0]
}
