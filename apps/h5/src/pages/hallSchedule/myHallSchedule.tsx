import { search } from '@zhzz/contract/search/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { HallRow, hallRowHeight } from '#hall/HallRow.tsx'
import { useDistance } from '#hall/useDistance.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { Slots } from '#pages/hallSchedule/slot/Slots.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** 我的展馆: the halls one keeps among the favourites, and 我的档期. */
export default definePage(
  { params: ['tab?', 'source?'], bar: 'own' },
  function MyHallSchedulePage({ params }) {
    const tab = params.tab === 'slots' ? 'slots' : 'kept'
    return (
      <>
        <NavBar
          title={t('title.myHallSchedule')}
          onBack={() => navigateBack()}
          end={
            <IconButton
              icon="plus"
              label={t('title.addHallSchedule')}
              onClick={() => navigateTo(to('/pages/hallSchedule/addHallSchedule'))}
            />
          }
        />
        <Tabs
          label={t('title.myHallSchedule')}
          tabs={[
            { value: 'kept', label: t('hallSlot.tabKept') },
            { value: 'slots', label: t('hallSlot.tabSlots') },
          ]}
          chosen={tab}
          onChoose={(next) => setParams({ tab: next })}
        />
        {tab === 'slots' ? <Slots /> : <Kept />}
      </>
    )
  },
)

function Kept() {
  const pages = useReadPages(search.halls, { searchType: 'MY_HALL' }, { staleTime: 0 })
  const distance = useDistance()
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
      {(card) => <HallRow card={card} distance={distance(card)} />}
    </PagedList>
  )
}
