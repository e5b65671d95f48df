import { exhibitorSorts } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { type ExhibitorParams, exhibitorSortOf, pavilionsOf } from '#exhibition/exhibitorQuery.ts'
import { RegionFilter } from '#exhibition/RegionFilter.tsx'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { BoothFilter } from '#pages/exhibition/moreExh/BoothFilter.tsx'
import { MoreFilter } from '#pages/exhibition/moreExh/MoreFilter.tsx'
import { FilterBar, FilterButton } from '#ui/list/FilterBar.tsx'
import { OptionSheet } from '#ui/overlay/OptionSheet.tsx'

const sortWords = {
  boothNo: 'exhibitor.sortWalk',
  boothArea: 'exhibitor.area',
  exhibitionCount: 'exhibition.sortCount',
  name: 'exhibition.sortName',
} as const

interface ExhibitorFiltersProps {
  params: ExhibitorParams
  pavilions: readonly { code: string; count: number }[]
}

/** 展厅, 展位, 地区, what else there is to know, and the order. */
export function ExhibitorFilters({ params, pavilions }: ExhibitorFiltersProps) {
  const [open, setOpen] = useState<'pavilion' | 'sort' | null>(null)
  const close = () => setOpen(null)
  const chosenPavilions = pavilionsOf(params.pavilion)
  const sort = exhibitorSortOf(params.sort)
  return (
    <FilterBar>
      <FilterButton
        label={t('exhibition.pavilion')}
        chosen={several(chosenPavilions)}
        onClick={() => setOpen('pavilion')}
      />
      <BoothFilter params={params} />
      <RegionFilter chosen={params.regionCode} />
      <MoreFilter params={params} />
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
