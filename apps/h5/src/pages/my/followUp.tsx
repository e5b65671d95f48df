import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { useUnsent } from '#followUp/outbox.ts'
import { UnsentCards } from '#followUp/UnsentCards.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { TaskCard } from '#pages/my/TaskCard.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** Height of a row with the gap below, in px. */
const rowHeight = 172
const tabs = ['today', 'overdue', 'week', 'all'] as const

const tabWords = {
  today: 'exhibition.today',
  overdue: 'followUp.tabOverdue',
  week: 'followUp.tabWeek',
  all: 'shell.all',
} as const
const emptyWords = {
  today: 'followUp.todayNone',
  overdue: 'followUp.overdueNone',
  week: 'followUp.weekNone',
  all: 'followUp.none',
} as const

export default definePage({ params: ['tab?'] }, function MyFollowUpPage({ params }) {
  const tab = tabs.find((one) => one === params.tab) ?? 'today'
  const pages = useReadPages(followUp.mine, { tab }, { keepLast: true, staleTime: 0 })
  const unsent = useUnsent()
  const counters = pages.first?.counters
  return (
    <>
      <Tabs
        label={t('title.myFollowUp')}
        tabs={tabs.map((value) => ({
          value,
          label: t(tabWords[value]),
          count: counters && value !== 'all' ? counters[value] : undefined,
        }))}
        chosen={tab}
        onChoose={(next) => setParams({ tab: next })}
      />
      <UnsentCards items={unsent} withTarget />
      <PagedList
        pages={pages}
        rowKey={(record) => record.id}
        rowHeight={rowHeight}
        countEnd={counters && <span>{t('followUp.doneThisWeek', { n: counters.doneThisWeek })}</span>}
        empty={
          <Blank
            title={t(emptyWords[tab])}
            text={t('followUp.todayNoneText')}
            action={{
              label: t('company.goFind'),
              onClick: () => navigateTo(to('/pages/enterprise/list/list')),
            }}
          />
        }
      >
        {(record) => <TaskCard record={record} />}
      </PagedList>
    </>
  )
})
