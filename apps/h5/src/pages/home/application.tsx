import { t } from '#i18n/t.ts'
import type { TextKey } from '#i18n/texts.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import type { PageParams } from '#nav/pages.gen.ts'
import { specPages } from '#nav/specPages.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/home/application.module.css'
import { Card, Cards } from '#ui/Card.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'

interface Tool {
  /** Of a page that is built: another does not compile here. */
  path: keyof PageParams
  icon: IconName
  summary: Extract<TextKey, `home.${string}` | 'yearPlan.summary' | 'call.summary' | 'call.introSummary'>
}

const groups = [
  {
    title: 'home.appGroupSales',
    tools: [
      { path: '/pages/enterprise/list/list', icon: 'building', summary: 'home.appCompanies' },
      { path: '/pages/enterprise/nearby', icon: 'pin', summary: 'home.appNearby' },
      { path: '/pages/search/search', icon: 'search', summary: 'home.appSearch' },
      { path: '/pages/prediction/list', icon: 'trend', summary: 'home.appPrediction' },
      { path: '/pages/news/list/list', icon: 'news', summary: 'home.appNews' },
    ],
  },
  {
    title: 'home.appGroupExhibition',
    tools: [
      { path: '/pages/exhibition/list/list', icon: 'fair', summary: 'home.appExhibitions' },
      { path: '/pages/hallSchedule/hallSchedule', icon: 'hall', summary: 'home.appHalls' },
      { path: '/pages/exhSchedule/exhSchedule', icon: 'calendar', summary: 'home.appCalendar' },
      { path: '/pages/exhSchedule/mySchedule', icon: 'flag', summary: 'home.appMySchedule' },
      { path: '/pages/exhSchedule/exhSchedulePlan', icon: 'table', summary: 'yearPlan.summary' },
      { path: '/pages/hallSchedule/myHallSchedule', icon: 'star', summary: 'home.appMyHalls' },
    ],
  },
  {
    title: 'home.appGroupTeam',
    tools: [
      { path: '/pages/my/followUp', icon: 'note', summary: 'home.appFollowUps' },
      { path: '/pages/outCall/outCall', icon: 'phone', summary: 'call.summary' },
      { path: '/pages/home/outCallIntroduce', icon: 'info', summary: 'call.introSummary' },
      { path: '/pages/my/memberCenter', icon: 'crown', summary: 'home.appMembers' },
    ],
  },
] as const satisfies readonly { title: TextKey; tools: readonly Tool[] }[]

export default definePage({}, function ApplicationPage() {
  return (
    <Cards>
      {groups.map(({ title, tools }) => (
        <Card key={title} title={t(title)} flush>
          <div className={styles.tools}>
            {tools.map(({ path, icon, summary }) => (
              <button key={path} type="button" className={styles.tool} onClick={() => navigateTo(to(path))}>
                <Icon name={icon} size={24} />
                <span className={styles.text}>
                  <span className={styles.name}>{t(specPages[path])}</span>
                  <span className={styles.summary}>{t(summary)}</span>
                </span>
              </button>
            ))}
          </div>
        </Card>
      ))}
    </Cards>
  )
})
