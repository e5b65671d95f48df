import { search } from '@zhzz/contract/search/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { HallRow, hallRowHeight } from '#hall/HallRow.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** 我的展馆: the halls one keeps among the favourites. */
export default definePage({ params: ['source?'] }, function MyHallSchedulePage() {
  const pages = useReadPages(search.halls, { searchType: 'MY_HALL' }, { staleTime: 0 })
  return (
    <PagedList
      pages={pages}
      rowKey={(card) => card.id}
      rowHeight={hallRowHeight}
      edge
      empty={
        <Blank
          title={t('hall.noneMine')}
          text={t('hall.noneMineText')}
          action={{
            label: t('hall.allHalls'),
            onClick: () => navigateTo(to('/pages/hallSchedule/hallSchedule')),
          }}
        />
      }
    >
      {(card) => <HallRow card={card} />}
    </PagedList>
  )
})
