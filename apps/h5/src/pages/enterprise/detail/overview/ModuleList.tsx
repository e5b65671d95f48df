import type { CompanyDetail, ModuleName } from '@zhzz/contract/company/detail.ts'
import { modules } from '#company/modules.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { specPages } from '#nav/specPages.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/overview/ModuleList.module.css'
import { tellingFact } from '#pages/enterprise/detail/overview/tellingFact.ts'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/list/Row.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** There, or not. */
const uncounted: readonly ModuleName[] = ['enterpriseInfo', 'similarCompany']

/** 企业档案: what is kept about a company, each with how much and one fact that tells most; the empty ones behind one line. */
export function ModuleList({ detail }: { detail: CompanyDetail }) {
  const { card, moduleCounts } = detail
  const open = (path: (typeof modules)[number]['path']) =>
    navigateTo(to(path, { id: card.id, name: card.name }))
  const [full, empty] = [
    modules.filter(({ module }) => moduleCounts[module]),
    modules.filter(({ module }) => !moduleCounts[module]),
  ]
  return (
    <Card title={t('company.modules')} flush>
      {full.map(({ module, icon, path }) => (
        <Row
          key={module}
          icon={icon}
          label={t(specPages[path])}
          value={
            <FactLine
              facts={[
                !uncounted.includes(module) && formatNumber(moduleCounts[module]),
                tellingFact(module, detail),
              ]}
            />
          }
          onClick={() => open(path)}
        />
      ))}
      {empty.length > 0 && (
        <details className={styles.empty}>
          <summary className={styles.fold}>
            {t('overview.noData', { n: empty.length })}
            <Icon name="down" size={16} />
          </summary>
          <div className={styles.names}>
            {empty.map(({ module, path }) => (
              <button key={module} type="button" className={styles.name} onClick={() => open(path)}>
                {t(specPages[path])}
              </button>
            ))}
          </div>
        </details>
      )}
    </Card>
  )
}
