import type { Point } from '@zhzz/contract/place/place.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { HallRow, hallRowHeight } from '#hall/HallRow.tsx'
import { useDistance } from '#hall/useDistance.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** 附近展馆: the nearest first; those whose place is not known come last. */
export function NearHalls({ point }: { point: Point }) {
  const pages = useReadPages(search.halls, { sort: 'distance', near: point })
  const distance = useDistance(point)
  return (
    <PagedList
      pages={pages}
      rowKey={(card) => card.id}
      rowHeight={hallRowHeight}
      edge
      empty={
        <Blank
          title={t('hall.noneFound')}
          action={{
            label: t('hall.allHalls'),
            onClick: () => navigateTo(to('/pages/hallSchedule/hallSchedule')),
          }}
        />
      }
    >
      {(card) => <HallRow card={card} distance={distance(card)} />}
    </PagedList>
  )
}
