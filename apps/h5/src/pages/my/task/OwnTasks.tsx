import type { Pages } from '@zhzz/client/react/useReadPages.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import type { FollowUpTask, followUp } from '@zhzz/contract/followUp/calls.ts'
import { useUnsent } from '#followUp/outbox.ts'
import { UnsentCards } from '#followUp/UnsentCards.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { DayHead } from '#pages/my/task/DayHead.tsx'
import styles from '#pages/my/task/OwnTasks.module.css'
import { TaskRow, taskRowHeight } from '#pages/my/task/TaskRow.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

export const taskTabs = ['today', 'overdue', 'week', 'all'] as const
export type TaskTab = (typeof taskTabs)[number]

const emptyWords = {
  today: 'followUp.todayNone',
  overdue: 'followUp.overdueNone',
  week: 'followUp.weekNone',
  all: 'followUp.none',
} as const

interface OwnTasksProps {
  tab: TaskTab
  pages: Pages<FollowUpTask, Output<typeof followUp.mine>>
}

/** What one has to do oneself, and what one has done. */
export function OwnTasks({ tab, pages }: OwnTasksProps) {
  const unsent = useUnsent()
  const counters = pages.first?.counters
  // The other two hold one group each, which the tab names.
  const isGrouped = tab === 'week' || tab === 'all'
  return (
    <>
      <UnsentCards items={unsent} withTarget />
      <PagedList
        pages={pages}
        rowKey={(record) => record.id}
        rowHeight={taskRowHeight}
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
        {(task, index) => (
          <>
            {isGrouped && <DayHead task={task} before={pages.rows[index - 1]} />}
            <TaskRow task={task} />
          </>
        )}
      </PagedList>
      {counters && pages.rows.length > 0 && (
        <p className={styles.done}>{t('followUp.doneThisWeek', { n: counters.doneThisWeek })}</p>
      )}
    </>
  )
}
