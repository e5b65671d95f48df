import type { ReactNode } from 'react'
import { t } from '#i18n/t.ts'
import { platformKind } from '#platform/kind.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from '#ui/NavBar.module.css'

interface NavBarProps {
  title?: ReactNode
  /** Absent: a page without a way back. */
  onBack?: () => void
  /** A search box or tabs in the place of the title. */
  children?: ReactNode
  /** Buttons at the end; 44 px each. */
  end?: ReactNode
}

/**
 * The bar at the top of a page: back, title, and what belongs to the whole page. WeChat draws title and back itself, so
 * there the buttons of the end stand in the corner of the page.
 */
export function NavBar({ title, onBack, children, end }: NavBarProps) {
  if (platformKind() === 'wechat' && !children) {
    return (
      <div className={styles.corner}>
        <h1 className="only-read">{title}</h1>
        {end && <div className={styles.end}>{end}</div>}
      </div>
    )
  }
  return (
    <header className={styles.bar}>
      <div className={cx(styles.row, Boolean(children) && !end && styles.filled)}>
        {onBack && (
          <button type="button" className={styles.side} aria-label={t('shell.back')} onClick={onBack}>
            <Icon name="back" size={24} />
          </button>
        )}
        {children ?? <h1 className={styles.title}>{title}</h1>}
        {(end || !children) && <div className={styles.end}>{end}</div>}
      </div>
    </header>
  )
}
