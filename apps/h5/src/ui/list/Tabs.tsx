import styles from '#ui/list/Tabs.module.css'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  count?: number | string | undefined
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly TabItem<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Tabs under the navigation bar; they scroll sideways when they do not fit, the chosen one into sight. */
export function Tabs<Value extends string>({ label, tabs, chosen, onChoose }: TabsProps<Value>) {
  return (
    <div className={styles.bar}>
      <div className={styles.row} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            ref={tab.value === chosen ? intoSight : null}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.value === chosen}
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <small className={styles.count}>{tab.count}</small>}
          </button>
        ))}
      </div>
    </div>
  )
}

function intoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
