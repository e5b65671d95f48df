import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { useSession } from '#api/session.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { definePage } from '#nav/definePage.tsx'
import { idPattern } from '#nav/idPattern.ts'
import { setParams } from '#nav/page.ts'
import { OwnTasks, type TaskTab, taskTabs } from '#pages/my/task/OwnTasks.tsx'
import { TeamTasks } from '#pages/my/task/TeamTasks.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'

const tabWords = {
  today: 'exhibition.today',
  overdue: 'followUp.tabOverdue',
  week: 'followUp.tabWeek',
  all: 'shell.all',
  team: 'followUp.tabTeam',
} as const

export default definePage({ params: ['tab?', 'who?', 'due?'] }, function MyFollowUpPage({ params }) {
  const maySeeTeam = usePermitted('zky:followUp:viewTeam')
  const hasTeam = useSession().viewer?.plan === 'team' && maySeeTeam
  const isTeam = params.tab === 'team' && hasTeam
  const tab: TaskTab = taskTabs.find((one) => one === params.tab) ?? 'today'
  const pages = useReadPages(followUp.mine, { tab }, { keepLast: true, staleTime: 0 })
  const counters = pages.first?.counters
  return (
    <>
      <Tabs
        label={t('title.myFollowUp')}
        tabs={[...taskTabs, ...(hasTeam ? ['team' as const] : [])].map((value) => ({
          value,
          label: t(tabWords[value]),
          count: counters && value !== 'all' && value !== 'team' ? counters[value] : undefined,
        }))}
        chosen={isTeam ? 'team' : tab}
        onChoose={(next) => setParams({ tab: next, who: undefined, due: undefined })}
      />
      {isTeam ? (
        <TeamTasks who={idPattern.test(params.who ?? '') ? params.who : undefined} due={params.due} />
      ) : (
        <OwnTasks tab={tab} pages={pages} />
      )}
    </>
  )
})
