import { Failure } from '@zhzz/contract/failure.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { MineDetail } from '@zhzz/contract/schedule/mineDetail.ts'
import { useRead } from '#api/useRead.ts'
import { MyHead } from '#exhibition/mine/MyHead.tsx'
import { tapSchedule } from '#exhibition/tapSchedule.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo, redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Actions } from '#pages/exhSchedule/detail/Actions.tsx'
import { Arrangements } from '#pages/exhSchedule/detail/Arrangements.tsx'
import { Expenses } from '#pages/exhSchedule/detail/Expenses.tsx'
import { Proposal } from '#pages/exhSchedule/detail/Proposal.tsx'
import { Results } from '#pages/exhSchedule/detail/Results.tsx'
import { TargetList } from '#pages/exhSchedule/detail/TargetList.tsx'
import { Written } from '#pages/exhSchedule/detail/Written.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

export default definePage({ params: ['id?', 'editionId?'] }, function ExhScheduleDetailPage({ params }) {
  const { id, editionId } = params
  const isNamed = id !== undefined || editionId !== undefined
  const read = useRead(schedule.mineDetail, id ? { id } : { editionId }, { staleTime: 0, enabled: isNamed })
  const isGone = read.error instanceof Failure && read.error.failure === 'notFound'
  if (!isNamed || (isGone && !read.data)) return <NotMine editionId={editionId} />
  return (
    <Loaded
      read={read}
      skeleton={
        <Cards>
          <Skeleton rows={1} height={150} />
          <Skeleton rows={3} height={160} />
        </Cards>
      }
    >
      {(detail) => <Content detail={detail} />}
    </Loaded>
  )
})

function Content({ detail }: { detail: MineDetail }) {
  const { mine, event } = detail
  const { editionId } = mine
  return (
    <>
      <Cards>
        <Card>
          <MyHead mine={mine} />
        </Card>
        <Arrangements detail={detail} />
        <Expenses detail={detail} />
        <Card flush>
          <Row
            icon="table"
            label={t('title.exhSchedulePlan')}
            onClick={() =>
              navigateTo(to('/pages/exhSchedule/exhSchedulePlan', { year: mine.startDate.slice(0, 4) }))
            }
          />
        </Card>
        {editionId !== null && (
          <>
            <Results detail={detail} />
            <TargetList editionId={editionId} detail={detail} />
            <Written detail={detail} />
            <Card flush>
              <Row
                icon="fair"
                label={t('mySchedule.publicDetail')}
                onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: editionId }))}
              />
            </Card>
          </>
        )}
        {event && <Proposal detail={detail} />}
        {event?.website && (
          <Card flush>
            <Row icon="link" label={t('exhibition.website')} value={event.website} />
          </Card>
        )}
      </Cards>
      <Actions detail={detail} />
    </>
  )
}

/** It was taken off the schedule, or never on it. */
function NotMine({ editionId }: { editionId: string | undefined }) {
  return (
    <Blank
      title={t('mySchedule.notMine')}
      action={
        editionId === undefined
          ? {
              label: t('title.mySchedule'),
              onClick: () => redirectTo(to('/pages/exhSchedule/mySchedule')),
            }
          : {
              label: t('exhibition.addToSchedule'),
              onClick: () => void tapSchedule({ id: editionId, scheduled: false }),
            }
      }
    />
  )
}
