import type { Comparison } from '@zhzz/contract/company/comparison.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card, Cards } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** The exhibitions at which two or more of the companies were listed, each with who. */
export function SharedEditions({ comparison: { companies, shared } }: { comparison: Comparison }) {
  const nameOf = (id: string) => companies.find(({ card }) => card.id === id)?.card.name
  return (
    <Cards>
      <Card title={`${t('companyCompare.shared')} ${formatNumber(shared.count)}`} flush={shared.count > 0}>
        {shared.count === 0 && <p>{t('companyCompare.noneShared')}</p>}
        {shared.newest.map(({ editionId, name, startDate, companyIds }) => (
          <Row
            key={editionId}
            label={
              <>
                {name}
                <FactLine
                  facts={[
                    formatDate(startDate),
                    companyIds.length === companies.length
                      ? t('companyCompare.everyone')
                      : companyIds.map(nameOf).join(t('exhibition.glue')),
                  ]}
                />
              </>
            }
            onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: editionId }))}
          />
        ))}
      </Card>
    </Cards>
  )
}
