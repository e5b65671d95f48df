import type { Output } from '@zhzz/contract/endpoint.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { ReactNode } from 'react'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { ExhibitorRow, exhibitorRowHeight } from '#pages/exhibition/moreExh/ExhibitorRow.tsx'
import { HallHead } from '#pages/exhibition/moreExh/HallHead.tsx'
import headStyles from '#pages/exhibition/moreExh/HeadLine.module.css'
import { RouteTime } from '#pages/exhibition/moreExh/RouteTime.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { PullToRefresh } from '#reading/PullToRefresh.tsx'
import { RowSkeleton } from '#ui/shown/RowSkeleton.tsx'

type Walk = Output<typeof exhibition.route>

interface RouteProps {
  editionId: string
  /** Without a target. */
  empty: ReactNode
}

/** 我的目标 in the order to see them, hall by hall; those whose number says no place stand below. */
export function Route({ editionId, empty }: RouteProps) {
  const read = useRead(exhibition.route, { editionId })
  return (
    <PullToRefresh refresh={read.reload} busy={read.isFetching}>
      <Loaded read={read} skeleton={<RowSkeleton rowHeight={exhibitorRowHeight} />}>
        {(walk) =>
          walk.stops.length + walk.apart.length === 0 ? empty : <Stops walk={walk} editionId={editionId} />
        }
      </Loaded>
    </PullToRefresh>
  )
}

function Stops({ walk, editionId }: { walk: Walk; editionId: string }) {
  const { stops, apart } = walk
  return (
    <>
      <RouteTime walk={walk} />
      {stops.map(({ row, hall }, at) => (
        <div key={row.id} data-row={at}>
          {(at === 0 || stops[at - 1]?.hall !== hall) && (
            <div className={headStyles.between}>
              <HallHead head={{ pavilion: hall, count: stops.filter((stop) => stop.hall === hall).length }} />
            </div>
          )}
          <ExhibitorRow row={row} editionId={editionId} onRound />
        </div>
      ))}
      {apart.length > 0 && (
        <div className={headStyles.between}>
          <HallHead head={{ pavilion: t('exhibitor.apart'), count: apart.length }} />
        </div>
      )}
      {apart.map((row, at) => (
        <div key={row.id} data-row={stops.length + at}>
          <ExhibitorRow row={row} editionId={editionId} onRound />
        </div>
      ))}
    </>
  )
}
