import { t } from '#i18n/t.ts'
import type { TextKey } from '#i18n/texts.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { type PagePath, specPages } from '#nav/specPages.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/home/application.module.css'
import { Card, Cards } from '#ui/Card.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'

interface Tool {
  path: PagePath
  icon: IconName
  summary: Extract<TextKey, `home.${string}`>
}

const groups = [
  {
    title: 'home.appGroupSales',
    tools: [
      { path: '/pages/enterprise/list/list', icon: 'building', summary: 'home.appCompanies' },
      { path: '/pages/search/search', icon: 'search', summary: 'home.appSearch' },
      { path: '/pages/prediction/list', icon: 'trend', summary: 'home.appPrediction' },
      { path: '/pages/outCall/outCall', icon: 'phone', summary: 'home.appCalls' },
    ],
  },
  {
    title: 'home.appGroupExhibition',
    tools: [
      { path: '/pages/exhibition/list/list', icon: 'fair', summary: 'home.appExhibitions' },
      { path: '/pages/exhSchedule/exhSchedule', icon: 'calendar', summary: 'home.appSchedule' },
      { path: '/pages/exhSchedule/mySchedule', icon: 'star', summary: 'home.appMySchedule' },
    ],
  },
  {
    title: 'home.appGroupHall',
    tools: [
      { path: '/pages/hallSchedule/hallSchedule', icon: 'hall', summary: 'home.appHalls' },
      { path: '/pages/hallSchedule/myHallSchedule', icon: 'booth', summary: 'home.appMyHalls' },
    ],
  },
  {
    title: 'home.appGroupTeam',
    tools: [
      { path: '/pages/my/followUp', icon: 'note', summary: 'home.appFollowUps' },
      { path: '/pages/my/unlock', icon: 'unlock', summary: 'home.appUnlocks' },
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
                <span className={styles.icon}>
                  <Icon name={icon} size={24} />
                </span>
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
