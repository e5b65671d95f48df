import { call } from '@zhzz/contract/call/calls.ts'
import { useRead } from '#api/useRead.ts'
import { useAsked } from '#filter/asked.ts'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Counted } from '#pages/outCall/Counted.tsx'
import { callFilters } from '#pages/outCall/callFilters.ts'
import { GroupFilters } from '#pages/outCall/GroupFilters.tsx'
import { NotPermitted } from '#pages/outCall/NotPermitted.tsx'
import { Ways } from '#pages/outCall/Ways.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 外呼统计: own calls, of a leader the team's. */
export default definePage({ params: callFilters.params }, function CallStatisticsPage({ params }) {
  const mayCall = usePermitted('zky:outCall:use')
  const asked = useAsked()
  const read = useRead(call.statistics, callFilters.asks(params, asked), { staleTime: 0, enabled: mayCall })
  if (!mayCall) return <NotPermitted />
  return (
    <>
      <ListFilters
        of={callFilters}
        params={params}
        before={{ 'call.result': <GroupFilters params={params} /> }}
      />
      <Loaded read={read} skeleton={<Waiting />}>
        {(counted) =>
          counted.calls > 0 ? (
            <Counted counted={counted} params={params} />
          ) : callFilters.isFiltered(params) ? (
            <Blank
              title={t('call.noneFound')}
              action={{ label: t('list.clearFilters'), onClick: () => writeAddress(callFilters.cleared) }}
            />
          ) : (
            <Blank
              title={t('call.none')}
              text={t('call.noneText')}
              action={{
                label: t('title.outCallIntroduce'),
                onClick: () => navigateTo(to('/pages/home/outCallIntroduce')),
              }}
            />
          )
        }
      </Loaded>
      {(read.data !== undefined || read.error !== null) && (
        <Cards>
          <Ways />
        </Cards>
      )}
    </>
  )
})

function Waiting() {
  return (
    <Cards>
      <Skeleton rows={1} height={330} />
      <Skeleton rows={2} height={160} />
    </Cards>
  )
}
