import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { dueGroup } from '#followUp/dueTime.ts'
import { useUnsent } from '#followUp/outbox.ts'
import { UnsentCards } from '#followUp/UnsentCards.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/followUp.module.css'
import { TaskRow } from '#pages/my/task/TaskRow.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

const rowHeight = 84
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
  // The other two hold one group each, which the tab names.
  const isGrouped = tab === 'week' || tab === 'all'
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
        edge
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
        {(task, index) => {
          const before = pages.rows[index - 1]
          const group = dueGroup(task)
          return (
            <>
              {isGrouped && (!before || dueGroup(before) !== group) && (
                <h2 className={styles.group}>{group}</h2>
              )}
              <TaskRow task={task} />
            </>
          )
        }}
      </PagedList>
      {counters && pages.rows.length > 0 && (
        <p className={styles.done}>{t('followUp.doneThisWeek', { n: counters.doneThisWeek })}</p>
      )}
    </>
  )
})
