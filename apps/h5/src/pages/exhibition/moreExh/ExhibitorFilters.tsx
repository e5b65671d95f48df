import type { Output } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { ReactNode } from 'react'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { formatNumber } from '#i18n/format.ts'
import { withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { exhibitorList } from '#pages/exhibition/moreExh/exhibitorList.ts'
import { RowCount } from '#reading/RowCount.tsx'
import { TableSwitch } from '#reading/TableSwitch.tsx'
import { MoreMenu } from '#ui/list/MoreMenu.tsx'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'

interface ExhibitorFiltersProps {
  params: Address
  /** Stand first. */
  kinds: ReactNode
  first: Output<typeof exhibition.exhibitors> | undefined
  /** Companies of one's targets, to be rung one after the other; null: other rows are shown. */
  targets: readonly string[] | null
}

/** The kinds of a tap, the filters that every edition has on one sheet, 主营方向 and 展厅 of this one, how many are found. */
export function ExhibitorFilters({ params, kinds, first, targets }: ExhibitorFiltersProps) {
  const { pavilions = [], topics = [] } = first ?? {}
  const { sort, usual, values, holding } = exhibitorList
  async function makeList() {
    const { makeCallList } = await withWords(import('#call/makeList.ts'))
    await makeCallList(targets ?? [], params['editionId'])
  }
  const [chosen, about] = [values('pavilion', params), values('topic', params)]
  return (
    <ListFilters
      of={exhibitorList}
      params={params}
      order={{ sort: sort(params) ?? usual }}
      end={
        <>
          <TableSwitch />
          <RowCount page={first} of="companies" />
          {targets && <MoreMenu items={[{ label: t('call.makeList'), onClick: () => void makeList() }]} />}
        </>
      }
      before={{
        'shell.filter': kinds,
        'shell.sort': (
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
