import { unlock } from '@zhzz/contract/unlock/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { useAsked } from '#filter/asked.ts'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { UnlockRow } from '#pages/my/unlock/UnlockRow.tsx'
import { unlockFilters } from '#pages/my/unlock/unlockFilters.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** What the team has unlocked, the latest first, narrowed as the address says. */
export function Unlocks({ params }: { params: Address }) {
  const pages = useReadPages(
    unlock.list,
    { limit: 20, ...unlockFilters.asks(params, useAsked()) },
    { keepLast: true, staleTime: 0 },
  )
  const people = pages.first?.people ?? []
  return (
    <>
      <ListFilters
        of={unlockFilters}
        params={params}
        before={{
          'unlock.when': people.length > 1 && (
            <OptionFilter
              title={t('unlock.who')}
              choices={people.map(({ id, name, count }) => ({
                value: id,
                label: `${name ?? t('call.someone')} (${count})`,
              }))}
              chosen={unlockFilters.values('memberId', params)}
              onChoose={([memberId]) => writeAddress({ memberId })}
            />
          ),
        }}
        end={<RowCount page={pages.first} of="companies" />}
      />
      <PagedList
        pages={pages}
        rowKey={(row) => row.id}
        rowHeight={82}
        edge
        empty={
          unlockFilters.isFiltered(params) ? (
            <Blank
              title={t('unlock.noneFound')}
              action={{ label: t('list.clearFilters'), onClick: () => writeAddress(unlockFilters.cleared) }}
            />
          ) : (
            <Blank
              title={t('company.noUnlocks')}
              text={t('company.noUnlocksText')}
              action={{
                label: t('title.companyList'),
                onClick: () => navigateTo(to('/pages/enterprise/list/list')),
              }}
            />
          )
        }
      >
        {(row) => <UnlockRow row={row} />}
      </PagedList>
    </>
  )
}
