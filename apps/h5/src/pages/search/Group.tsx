import type { ReactNode } from 'react'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import styles from '#pages/search/AllResults.module.css'
import { CardLink } from '#ui/Card.tsx'

interface GroupProps {
  title: string
  group: { total: number; totalIsMore: boolean; list: readonly unknown[] }
  /** The list page with all filters. */
  advanced?: string
  onAll?: () => void
  children: ReactNode
}

/** The first rows of one kind under their title, and the way to all of them. */
export function Group({ title, group, advanced, onAll, children }: GroupProps) {
  if (group.list.length === 0) return null
  const hasMore = group.totalIsMore || group.total > group.list.length
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {advanced && <CardLink onClick={() => navigateTo(advanced)}>{t('search.advanced')}</CardLink>}
      </div>
      <div className={styles.rows}>{children}</div>
      {hasMore && (
        <button type="button" className={styles.all} onClick={onAll}>
          {t(group.totalIsMore ? 'search.seeAllMore' : 'search.seeAll', { n: group.total })}
        </button>
      )}
    </section>
  )
}
