import { myTabs, schedule } from '@zhzz/contract/schedule/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { MyRow, myRowHeight } from '#exhibition/mine/MyRow.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhSchedule/mySchedule.module.css'
import { PagedList } from '#reading/PagedList.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

const tabWords = {
  upcoming: 'mySchedule.tabUpcoming',
  ongoing: 'exhibition.ongoing',
  ended: 'exhibition.ended',
  cancelled: 'mySchedule.tabCancelled',
} as const
const emptyWords = {
  upcoming: 'mySchedule.noneUpcoming',
  ongoing: 'mySchedule.noneOngoing',
  ended: 'mySchedule.noneEnded',
  cancelled: 'mySchedule.noneCancelled',
} as const

export default definePage({ params: ['tab?', 'source?'], bar: 'own' }, function MySchedulePage({ params }) {
  const tab = myTabs.find((one) => one === params.tab) ?? 'upcoming'
  const pages = useReadPages(schedule.mine, { tab }, { keepLast: true, staleTime: 0 })
  const { counts, limit } = pages.first ?? {}
  const used = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <NavBar
        title={t('title.mySchedule')}
        onBack={() => navigateBack()}
        end={
          <>
            <IconButton
              icon="table"
              label={t('title.exhSchedulePlan')}
              onClick={() => navigateTo(to('/pages/exhSchedule/exhSchedulePlan'))}
            />
            <IconButton
              icon="plus"
              label={t('title.addExhSchedule')}
              onClick={() => navigateTo(to('/pages/exhSchedule/addExhSchedule'))}
            />
          </>
        }
      />
      <Tabs
        label={t('title.mySchedule')}
        tabs={myTabs.map((value) => ({ value, label: t(tabWords[value]), count: counts?.[value] }))}
        chosen={tab}
        onChoose={(next) => setParams({ tab: next })}
      />
      {tab === 'ended' && (
        <Row
          icon="coins"
          label={t('title.exhReview')}
          onClick={() => navigateTo(to('/pages/exhSchedule/exhReview'))}
        />
      )}
      <PagedList
        pages={pages}
        rowKey={(mine) => mine.id}
        rowHeight={myRowHeight}
        edge
        empty={
          <Blank
            title={t(emptyWords[tab])}
            text={t('mySchedule.noneText')}
            action={{
              label: t('exhibition.findExhibitions'),
              onClick: () => navigateTo(to('/pages/exhibition/list/list')),
            }}
          />
        }
      >
        {(mine) => <MyRow mine={mine} />}
      </PagedList>
      {typeof limit === 'number' && used !== undefined && (
        <p className={styles.limit}>{t('mySchedule.used', { n: used, limit })}</p>
      )}
    </>
  )
})
