import type { VisitorRow as Row } from '@zhzz/contract/exhibition/visitor.ts'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { myWord } from '#company/myWord.ts'
import { offerRowActions } from '#company/rowActions.ts'
import { formatCountry } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** In px, with whom it sent. */
export const visitorRowHeight = 100

/** An organisation that visits: where it is and of what trade, how many it sent and how often, what it looks for, whom it sent. */
export function VisitorRow({ row, editionId }: { row: Row; editionId: string }) {
  const { companyId, listedName, nameParts, countryCode, visitorCount, editionCount, interests } = row
  const company = companyId && { ...row, id: companyId, name: listedName }
  const isAbroad = countryCode !== null && countryCode !== 'CN'
  return (
    <ListRow
      lead={<CompanyAvatar name={listedName} parts={nameParts} src={null} size={40} />}
      title={<CompanyName name={listedName} parts={nameParts} marks={[]} />}
      facts1={
        <FactLine
          facts={[
            myWord(row.myState),
            isAbroad ? formatCountry(countryCode) : row.regionName,
            row.industryText,
            visitorCount !== null && t('visitor.people', { n: visitorCount }),
          ]}
        />
      }
      facts2={
        <FactLine
          facts={[
            editionCount > 1 && t('visitor.editions', { n: editionCount }),
            interests.slice(0, 2).join(t('exhibition.glue')),
          ]}
        />
      }
      below={<FactLine facts={[sentOf(row), ...agreed(row)]} />}
      action={company && <CompanyAction company={company} editionId={editionId} />}
      onOpen={() => openVisitor(row, editionId)}
      onHold={company ? () => void offerRowActions(company) : undefined}
    />
  )
}

/** 采购经理×2、工程师 */
function sentOf({ jobLevels }: Row): string {
  return jobLevels
    .slice(0, 3)
    .map(({ name, count }) =>
      count === null || count < 2 ? name : t('visitor.levelCount', { name, n: count }),
    )
    .join(t('exhibition.glue'))
}

/** 张** 采购经理 */
function agreed({ persons }: Row): string[] {
  return persons.slice(0, 2).map(({ name, position }) => (position === null ? name : `${name} ${position}`))
}

/** Its company; of one that nobody knows for certain, what else has its name. */
function openVisitor({ companyId, listedName }: Row, editionId: string): void {
  if (companyId) navigateTo(to('/pages/enterprise/detail/detail', { id: companyId, editionId }))
  else navigateTo(to('/pages/search/search', { keyword: listedName }))
}
