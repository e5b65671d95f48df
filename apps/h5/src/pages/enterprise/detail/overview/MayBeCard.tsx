import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/overview/MayBeCard.module.css'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** Companies that may be this one, each with what makes one think so. */
export function MayBeCard({ mayBe }: { mayBe: CompanyDetail['mayBe'] }) {
  if (mayBe.length === 0) return null
  return (
    <Card title={t('company.mayBeTitle')} flush>
      <p className={styles.note}>{t('company.mayBeText')}</p>
      {mayBe.map(({ id, name, knownFrom, score, reason }) => (
        <Row
          key={id}
          label={
            <>
              {name}
              <FactLine
                facts={[
                  t(knownFrom === 'list' ? 'company.mayBeList' : 'company.mayBeRegistry'),
                  reason && t(`match.${reason}`),
                  formatPercent(score * 100),
                ]}
              />
            </>
          }
          onClick={() => navigateTo(to('/pages/enterprise/detail/detail', { id, name }))}
        />
      ))}
    </Card>
  )
}
