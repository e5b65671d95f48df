import { hall } from '@zhzz/contract/hall/calls.ts'
import type { HallDetail } from '@zhzz/contract/hall/detail.ts'
import { firstRead } from '#api/readAhead.ts'
import { useRead } from '#api/useRead.ts'
import { definePage } from '#nav/definePage.tsx'
import { LaterNewsOf } from '#news/LaterNewsOf.tsx'
import { About } from '#pages/hallSchedule/detail/About.tsx'
import { Actions } from '#pages/hallSchedule/detail/Actions.tsx'
import { Coming } from '#pages/hallSchedule/detail/Coming.tsx'
import { Gaps } from '#pages/hallSchedule/detail/Gaps.tsx'
import { Head } from '#pages/hallSchedule/detail/Head.tsx'
import { Occupancy } from '#pages/hallSchedule/detail/Occupancy.tsx'
import { Pavilions } from '#pages/hallSchedule/detail/Pavilions.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 展馆详情. */
export default definePage(
  { params: ['id'], ahead: ({ id }) => [firstRead(hall.detail, { id })] },
  function HallScheduleDetailPage({ params: { id } }) {
    const read = useRead(hall.detail, { id })
    return (
      <Loaded read={read} skeleton={<Waiting />}>
        {(detail) => <Content detail={detail} />}
      </Loaded>
    )
  },
)

function Content({ detail }: { detail: HallDetail }) {
  return (
    <>
      <Cards>
        <Head detail={detail} />
        <Occupancy hallId={detail.card.id} />
        <Gaps hallId={detail.card.id} />
        <Coming hallId={detail.card.id} />
        <Pavilions detail={detail} />
        <About detail={detail} />
        <LaterNewsOf about={{ hallId: detail.card.id }} />
        <Provenance of={detail.provenance} about={{ type: 'hall', id: detail.card.id }} />
      </Cards>
      <Actions detail={detail} />
    </>
  )
}

function Waiting() {
  return (
    <Cards>
      <Skeleton rows={1} height={156} />
      <Skeleton rows={2} height={300} />
    </Cards>
  )
}
