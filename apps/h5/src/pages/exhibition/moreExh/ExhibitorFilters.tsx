import type { CountedTopic } from '@zhzz/contract/exhibition/card.ts'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { exhibitorList } from '#pages/exhibition/moreExh/exhibitorList.ts'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'

interface ExhibitorFiltersProps {
  params: Address
  pavilions: readonly { code: string; count: number }[]
  topics: readonly CountedTopic[]
}

/** 展厅 of this edition and 主营方向 of its exhibitors, and the filters that every edition has. */
export function ExhibitorFilters({ params, pavilions, topics }: ExhibitorFiltersProps) {
  const { sort, usual, values, holding } = exhibitorList
  const [chosen, about] = [values('pavilion', params), values('topic', params)]
  return (
    <ListFilters
      of={exhibitorList}
      params={params}
      order={{ sort: sort(params) ?? usual }}
      before={{
        'exhibitor.boothKind': (
          <>
            <OptionFilter
              title={t('filter.about')}
              multiple
              choices={topics.map(({ code, name, count }) => ({
                value: code,
                label: t('exhibition.topicCount', { topic: name, n: formatNumber(count) }),
              }))}
              chosen={about}
              said={about.map((code) => topics.find((topic) => topic.code === code)?.name ?? null)}
              onChoose={(codes) => writeAddress(holding('topic', codes))}
            />
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
          </>
        ),
      }}
    />
  )
}
