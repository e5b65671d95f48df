import { t } from '#i18n/t.ts'
import { lastViewed, type Viewed, watchLastViewed } from '#nav/lastViewed.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/search/SearchStart.module.css'
import { useOutside } from '#platform/useOutside.ts'
import { Icon } from '#ui/Icon.tsx'

function open({ type, id, name }: Viewed): void {
  navigateTo(
    type === 'company'
      ? to('/pages/enterprise/detail/detail', { id, name })
      : to('/pages/exhibition/detail/detail', { id }),
  )
}

/** 最近查看: companies and exhibitions whose pages were opened on this device. */
export function LastViewed() {
  const viewed = useOutside(watchLastViewed, lastViewed)
  if (viewed.length === 0) return null
  return (
    <section aria-label={t('search.lastViewed')}>
      <div className={styles.head}>
        <h2>{t('search.lastViewed')}</h2>
      </div>
      <ul className={styles.rows}>
        {viewed.map((one) => (
          <li key={one.id}>
            <button type="button" className={styles.row} onClick={() => open(one)}>
              <Icon name={one.type === 'company' ? 'building' : 'fair'} />
              <span>{one.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
