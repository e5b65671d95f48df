import { search } from '@zhzz/contract/search/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { hitLabel } from '#company/hitLabel.ts'
import { HallRow, hallRowHeight } from '#hall/HallRow.tsx'
import { useDistance } from '#hall/useDistance.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { keywordOf } from '#nav/listParams.ts'
import { navigateBack, redirectTo } from '#nav/navigate.ts'
import { useLateParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { Cities } from '#pages/hallSchedule/list/Cities.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { typingRest } from '#ui/field/useLater.ts'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

/** 搜索展馆: by name, other name, pinyin, city and address. */
export default definePage({ params: ['keyword?'], bar: 'own' }, function SearchHallPage({ params }) {
  const keyword = keywordOf(params)
  const setLate = useLateParams()
  const change = (next: string, rest: number) => setLate({ keyword: next.trim() || undefined }, rest)
  return (
    <>
      <NavBar onBack={() => navigateBack()}>
        <h1 className="only-read">{t('title.searchHall')}</h1>
        <SearchBox
          value={params.keyword ?? ''}
          placeholder={t('hall.searchPlaceholder')}
          autoFocus={keyword === ''}
          onChange={(next) => change(next, next === '' ? 0 : typingRest)}
          onSubmit={(next) => change(next, 0)}
        />
      </NavBar>
      {keyword === '' ? <Cities /> : <Found keyword={keyword} />}
    </>
  )
})

function Found({ keyword }: { keyword: string }) {
  const pages = useReadPages(search.halls, { keyword }, { keepLast: true })
  const distance = useDistance()
  return (
    <PagedList
      pages={pages}
      rowKey={(card) => card.id}
      rowHeight={hallRowHeight}
      edge
      empty={
        <Blank
          title={t('search.noHalls', { keyword })}
          text={t('hall.noneNamedText')}
          action={{
            label: t('hall.allHalls'),
            onClick: () => redirectTo(to('/pages/hallSchedule/hallSchedule')),
          }}
        />
      }
    >
      {(card) => (
        <HallRow
          card={card}
          distance={distance(card)}
          below={<HitLine label={hitLabel(card.hitReason)} hit={card.hitReason} />}
        />
      )}
    </PagedList>
  )
}
