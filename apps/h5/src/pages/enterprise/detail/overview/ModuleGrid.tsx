import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { formatCompact } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { specPages } from '#nav/specPages.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/overview/ModuleGrid.module.css'
import { modules } from '#pages/enterprise/detail/overview/modules.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'

interface ModuleGridProps {
  id: string
  name: string
  counts: CompanyDetail['moduleCounts']
}

/** All that is kept about a company, with how much there is; grey: nothing, or not collected yet. */
export function ModuleGrid({ id, name, counts }: ModuleGridProps) {
  return (
    <Card title={t('company.modules')} flush>
      <div className={styles.grid}>
        {modules.map(({ module, icon, path }) => {
          const title = t(specPages[path])
          const count = counts[module] ?? null
          return (
            <button
              key={module}
              type="button"
              className={cx(styles.module, !count && styles.none)}
              aria-label={
                count === null
                  ? t('company.moduleNone', { name: title })
                  : t('company.moduleCount', { name: title, n: count })
              }
              onClick={() => navigateTo(to(path, { id, name }))}
            >
              <Icon name={icon} size={24} />
              <span className={styles.title}>
                {title}
                {count !== null && <span className={styles.count}>{formatCompact(count)}</span>}
              </span>
            </button>
          )
        })}
      </div>
    </Card>
  )
}
