import { cx } from '#ui/cx.ts'
import styles from '#ui/list/FilterBar.module.css'
import type { TabItem } from '#ui/list/Tabs.tsx'

interface BarTabsProps<Value extends string> {
  label: string
  tabs: readonly TabItem<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Tabs that stand in the bar of filters, before these. */
export function BarTabs<Value extends string>({ label, tabs, chosen, onChoose }: BarTabsProps<Value>) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={cx(styles.button, tab.value === chosen && styles.chosen)}
          aria-selected={tab.value === chosen}
          onClick={() => onChoose(tab.value)}
        >
          <span>{tab.label}</span>
        </button>
      ))}
    </div>
  )
}
