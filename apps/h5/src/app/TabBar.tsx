import styles from '#app/TabBar.module.css'
import { useTabMarks } from '#app/tabMarks.ts'
import { t } from '#i18n/t.ts'
import { switchTab } from '#nav/navigate.ts'
import { badgeText, type TabItem, type TabPath, tabBarState, watchTabBar } from '#nav/tabs.ts'
import { useOutside } from '#platform/useOutside.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { Badge } from '#ui/shown/Badge.tsx'

const tabs = [
  { path: '/', label: 'title.home', icon: 'home' },
  { path: '/pages/home/application', label: 'shell.tabApplication', icon: 'apps' },
  { path: '/pages/my/my', label: 'title.my', icon: 'person' },
] as const satisfies readonly { path: TabPath; label: string; icon: IconName }[]

/** `path`: the tab that is shown; `isCovered`: a transparent page lies over it. */
export function TabBar({ path: shown, isCovered }: { path: string; isCovered: boolean }) {
  const { items, isShown } = useOutside(watchTabBar, tabBarState)
  const marks = useTabMarks()
  if (!isShown) return null
  return (
    <nav className={styles.bar} inert={isCovered} data-bottom-bar>
      {tabs.map(({ path, label, icon }, index) => {
        const item = { ...marks[index], ...items[index] }
        if (item.visible === false) return null
        const selected = shown === path
        return (
          <button
            key={path}
            type="button"
            className={styles.tab}
            aria-current={selected ? 'page' : undefined}
            onClick={() => !selected && switchTab(path)}
          >
            <TabIcon item={item} icon={icon} selected={selected} />
            <span>{item.text ?? t(label)}</span>
            {item.badge ? (
              <Badge text={badgeText(item.badge)} />
            ) : (
              item.redDot && <em className={styles.dot} />
            )}
          </button>
        )
      })}
    </nav>
  )
}

/** A font's character, a picture, or our own icon: whatever was set last wins in this order. */
function TabIcon({ item, icon, selected }: { item: TabItem; icon: IconName; selected: boolean }) {
  const { iconfont, iconPath, selectedIconPath } = item
  if (iconfont) {
    const { text, selectedText, fontFamily, fontSize = '22px', color, selectedColor } = iconfont
    return (
      <i
        className={styles.font}
        style={{ fontFamily, fontSize, color: selected ? selectedColor : color }}
        aria-hidden="true"
      >
        {(selected && selectedText) || text}
      </i>
    )
  }
  const picture = (selected && selectedIconPath) || iconPath
  if (picture) return <img className={styles.picture} src={picture} alt="" />
  return <Icon name={icon} size={24} filled={selected} />
}
