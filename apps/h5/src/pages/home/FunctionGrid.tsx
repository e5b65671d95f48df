import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import type { PagePath } from '#nav/specPages.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/home/FunctionGrid.module.css'
import { Icon, type IconName } from '#ui/Icon.tsx'

const functions = [
  { label: 'home.companies', icon: 'building', path: '/pages/enterprise/list/list' },
  { label: 'home.exhibitions', icon: 'fair', path: '/pages/exhibition/list/list' },
  { label: 'home.prediction', icon: 'trend', path: '/pages/prediction/list' },
  { label: 'home.schedule', icon: 'calendar', path: '/pages/exhSchedule/exhSchedule' },
  { label: 'home.halls', icon: 'hall', path: '/pages/hallSchedule/hallSchedule' },
  { label: 'title.newsList', icon: 'news', path: '/pages/news/list/list' },
  { label: 'home.followUps', icon: 'note', path: '/pages/my/followUp' },
  { label: 'home.calls', icon: 'phone', path: '/pages/outCall/outCall' },
] as const satisfies readonly { label: string; icon: IconName; path: PagePath }[]

/** The eight ways into the product. */
export function FunctionGrid() {
  return (
    <nav className={styles.grid}>
      {functions.map(({ label, icon, path }) => (
        <button key={path} type="button" className={styles.item} onClick={() => navigateTo(to(path))}>
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
          </span>
          {t(label)}
        </button>
      ))}
    </nav>
  )
}
