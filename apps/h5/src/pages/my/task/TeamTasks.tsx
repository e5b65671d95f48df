import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { DayHead } from '#pages/my/task/DayHead.tsx'
import { TaskRow, taskRowHeight } from '#pages/my/task/TaskRow.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { BarTabs } from '#ui/list/BarTabs.tsx'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

const dues = ['due', 'week', 'all'] as const
const dueWords = { due: 'followUp.tabDue', week: 'followUp.teamWeek', all: 'shell.all' } as const

/** What the people of the team have to do, all of them or one. */
export function TeamTasks({ who, due }: { who: string | undefined; due: string | undefined }) {
  const tab = dues.find((one) => one === due) ?? 'due'
  const pages = useReadPages(
    followUp.team,
    { tab, ...(who && { subAccountId: who }) },
    { keepLast: true, staleTime: 0 },
  )
  const people = pages.first?.people ?? []
  return (
    <>
      <FilterBar end={<RowCount page={pages.first} of="rows" />}>
        <BarTabs
          label={t('followUp.tabTeam')}
          tabs={dues.map((value) => ({ value, label: t(dueWords[value]) }))}
          chosen={tab}
          onChoose={(next) => setParams({ due: next === 'due' ? undefined : next })}
        />
        <OptionFilter
          title={t('account.roleMember')}
          choices={people.map(({ subAccountId, name, due: n }) => ({
            value: subAccountId,
            label:
              n > 0
                ? t('followUp.personDue', { name: name ?? t('mySchedule.unnamed'), n })
                : (name ?? t('mySchedule.unnamed')),
          }))}
          chosen={who ? [who] : []}
          {...(who && { said: [people.find(({ subAccountId }) => subAccountId === who)?.name ?? null] })}
          onChoose={([next]) => setParams({ who: next })}
        />
      </FilterBar>
      <PagedList
        pages={pages}
        rowKey={(record) => record.id}
        rowHeight={taskRowHeight}
        edge
        empty={<Blank title={t('followUp.teamNone')} text={t('followUp.teamNoneText')} />}
      >
        {(task, index) => (
          <>
            <DayHead task={task} before={pages.rows[index - 1]} />
            <TaskRow
              task={task}
              whose={task.isMyTask ? t('followUp.me') : (task.taskOf ?? t('mySchedule.unnamed'))}
            />
          </>
        )}
      </PagedList>
    </>
  )
}
