import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { exhibitorList } from '#pages/exhibition/moreExh/exhibitorList.ts'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'

interface ExhibitorFiltersProps {
  params: Address
  pavilions: readonly { code: string; count: number }[]
}

/** 展厅 of this edition, and the filters that every edition has. */
export function ExhibitorFilters({ params, pavilions }: ExhibitorFiltersProps) {
  const { sort, usual, values, holding } = exhibitorList
  const chosen = values('pavilion', params)
  return (
    <ListFilters
      of={exhibitorList}
      params={params}
      order={{ sort: sort(params) ?? usual }}
      before={{
        'exhibitor.boothKind': (
          <OptionFilter
            title={t('exhibition.pavilion')}
            multiple
            choices={pavilions.map(({ code, count }) => ({
              value: code,
              label: t('exhibition.pavilionBooths', { pavilion: code, n: count }),
            }))}
            chosen={chosen}
            said={chosen}
            onChoose={(codes) => writeAddress(holding('pavilion', codes))}
          />
        ),
      }}
    />
  )
}
