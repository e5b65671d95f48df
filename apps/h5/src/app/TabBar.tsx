import { useSyncExternalStore } from 'react'
import styles from '#app/TabBar.module.css'
import { t } from '#i18n/t.ts'
import { here, watchHistory } from '#nav/history.ts'
import { switchTab } from '#nav/navigate.ts'
import { type TabPath, tabMarks, watchTabMarks } from '#nav/tabs.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'

const tabs = [
  { path: '/', label: 'shell.tabHome', icon: 'home' },
  { path: '/pages/home/application', label: 'shell.tabApplication', icon: 'apps' },
  { path: '/pages/my/my', label: 'shell.tabMy', icon: 'person' },
] as const satisfies readonly { path: TabPath; label: string; icon: IconName }[]

/** 99+ for anything longer than three half-width characters (screens.md §3.1). */
function badgeText(badge: string): string {
  const width = Array.from(badge).reduce((sum, char) => sum + ((char.codePointAt(0) ?? 0) > 255 ? 2 : 1), 0)
  return width > 3 ? '99+' : badge
}

export function TabBar() {
  const { place } = useSyncExternalStore(watchHistory, here)
  const marks = useSyncExternalStore(watchTabMarks, tabMarks)
  return (
    <nav className={styles.bar}>
      {tabs.map(({ path, label, icon }, index) => {
        const { badge, redDot, visible = true } = marks[index] ?? {}
        if (!visible) return null
        return (
          <button
            key={path}
            type="button"
            className={styles.tab}
            aria-current={place.path === path ? 'page' : undefined}
            onClick={() => place.path !== path && switchTab(path)}
          >
            <Icon name={icon} size={22} />
            <span>{t(label)}</span>
            {badge ? (
              <em className={styles.badge}>{badgeText(badge)}</em>
            ) : (
              redDot && <em className={styles.dot} />
            )}
          </button>
        )
      })}
    </nav>
  )
}
