import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { customerGroups, usuallyPicked } from '@zhzz/contract/schedule/choices.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { Proposed } from '#pages/exhSchedule/customers/Proposed.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'
import { QuickFilter } from '#ui/list/QuickFilter.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { RowSkeleton } from '#ui/shown/RowSkeleton.tsx'

const groupWords = {
  all: 'customers.all',
  unlocked: 'customers.unlocked',
  followed: 'customers.followed',
  favorited: 'customers.favorited',
  listed: 'customers.listed',
} as const
const counts = ['3', '6', '10', '20']

/** 去客户去的地方: exhibitions to come by who of one's own companies will be there, and which of them to plan. */
export default definePage({ params: ['group?', 'most?'] }, function CustomerEditionsPage({ params }) {
  const group = customerGroups.find((one) => one === params.group) ?? 'all'
  const most = Number(counts.find((count) => count === params.most) ?? usuallyPicked)
  const read = useRead(schedule.customerEditions, { group, most }, { staleTime: 0 })
  return (
    <>
      <FilterBar>
        <OptionFilter
          title={t('customers.count')}
          choices={counts.map((value) => ({ value, label: t('customers.most', { n: Number(value) }) }))}
          chosen={[String(most)]}
          onChoose={([next]) => setParams({ most: next })}
        />
        {customerGroups.map((value) => (
          <QuickFilter
            key={value}
            label={t(groupWords[value])}
            chosen={value === group}
            onToggle={() => setParams({ group: value === 'all' ? undefined : value })}
          />
        ))}
      </FilterBar>
      <Loaded key={group} read={read} skeleton={<RowSkeleton rows={6} rowHeight={100} />}>
        {(found) =>
          found.customers === 0 ? (
            <Blank
              title={t('customers.noCustomers')}
              text={t('customers.noCustomersText')}
              action={{
                label: t('title.companyList'),
                onClick: () => navigateTo(to('/pages/enterprise/list/list')),
              }}
            />
          ) : found.editions.length === 0 ? (
            <Blank title={t('customers.nowhere')} text={t('customers.nowhereText')} />
          ) : (
            <Proposed found={found} group={group} />
          )
        }
      </Loaded>
    </>
  )
})
