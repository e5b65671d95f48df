import { call } from '@zhzz/contract/call/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { useAsked } from '#filter/asked.ts'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { CallRow } from '#pages/outCall/CallRow.tsx'
import { callFilters } from '#pages/outCall/callFilters.ts'
import { GroupFilters } from '#pages/outCall/GroupFilters.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** Calls, the newest first, narrowed as the address says. */
export function Records({ params }: { params: Address }) {
  const pages = useReadPages(
    call.list,
    { limit: 20, ...callFilters.asks(params, useAsked()) },
    { keepLast: true, staleTime: 0 },
  )
  return (
    <>
      <ListFilters
        of={callFilters}
        params={params}
        before={{ 'call.result': <GroupFilters params={params} /> }}
        end={<RowCount page={pages.first} of="rows" />}
      />
      <PagedList
        pages={pages}
        rowKey={(record) => record.id}
        rowHeight={82}
        edge
        empty={
          callFilters.isFiltered(params) ? (
            <Blank
              title={t('call.noneFound')}
              action={{ label: t('list.clearFilters'), onClick: () => writeAddress(callFilters.cleared) }}
            />
          ) : (
            <Blank
              title={t('call.none')}
              text={t('call.noneText')}
              action={{
                label: t('call.start'),
                onClick: () => navigateTo(to('/pages/enterprise/list/list', { searchType: 'MY_UNLOCK' })),
              }}
            />
          )
        }
      >
        {(record) => <CallRow record={record} />}
      </PagedList>
    </>
  )
}
