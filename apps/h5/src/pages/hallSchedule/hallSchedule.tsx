import { search } from '@zhzz/contract/search/calls.ts'
import { firstPage } from '#api/readAhead.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { HallRow, hallRowHeight } from '#hall/HallRow.tsx'
import { useDistance } from '#hall/useDistance.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { hallList, hallQuestion } from '#pages/hallSchedule/list/hallList.ts'
import { useNear } from '#place/near.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { SearchLink } from '#ui/field/SearchLink.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** 找展馆. */
export default definePage(
  {
    params: hallList.params,
    bar: 'own',
    ahead: (params) => [firstPage(search.halls, hallQuestion(params))],
  },
  function HallSchedulePage({ params }) {
    const sort = hallList.sort(params) ?? hallList.usual
    const near = useNear(sort === 'distance').point
    const distance = useDistance(near)
    const pages = useReadPages(search.halls, hallQuestion(params, near ?? undefined), { keepLast: true })
    return (
      <>
        <NavBar onBack={() => navigateBack()}>
          <h1 className="only-read">{t('title.hallSchedule')}</h1>
          <SearchLink
            placeholder={params.keyword ?? t('hall.searchPlaceholder')}
            onClick={() => navigateTo(to('/pages/hallSchedule/searchHall'))}
          />
        </NavBar>
        <ListFilters
          of={hallList}
          params={params}
          order={{ sort }}
          end={<RowCount page={pages.first} of="rows" />}
        />
        <PagedList
          pages={pages}
          rowKey={(card) => card.id}
          rowHeight={hallRowHeight}
          edge
          empty={
            <Blank
              title={t(params.free ? 'hall.noneFree' : 'hall.noneFound')}
              text={t(params.free ? 'hall.noneFreeText' : 'hall.noneFoundText')}
              action={{
                label: t('list.clearFilters'),
                onClick: () => writeAddress({ ...hallList.cleared, keyword: undefined }),
              }}
            />
          }
        >
          {(card) => <HallRow card={card} distance={distance(card)} />}
        </PagedList>
      </>
    )
  },
)
