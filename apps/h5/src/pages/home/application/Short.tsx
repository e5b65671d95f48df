import type { ApplicationCard } from '@zhzz/contract/application/application.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { openApplication } from '#application/openApplication.ts'
import styles from '#pages/home/FunctionRow.module.css'
import { Icon, type IconName } from '#ui/Icon.tsx'

/** Applications as icon over name, at most four in a row. */
export function Short({ apps, label }: { apps: readonly ApplicationCard[]; label: string }) {
  return (
    <nav className={styles.short} aria-label={label}>
      {apps.map((app) => (
        <button key={app.code} type="button" className={styles.item} onClick={() => openApplication(app)}>
          <Icon name={trusted<IconName>(app.icon)} size={24} />
          <span>{app.name}</span>
        </button>
      ))}
    </nav>
  )
}
