import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { hitLabel } from '#company/hitLabel.ts'
import { BoothLead } from '#exhibition/BoothLead.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

/** An entry of an exhibitor list: who stands where. Opens the company, or its place in the list until the next import gives it one. */
export function ExhibitorHit({ row }: { row: ExhibitorRow }) {
  const { companyId, companyName, listedName, editionId } = row
  function open() {
    if (companyId) navigateTo(to('/pages/enterprise/detail/detail', { id: companyId, editionId }))
    else navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId, keyword: listedName }))
  }
  return (
    <ListRow
      lead={<BoothLead row={row} />}
      title={<CompanyName name={listedName} parts={row.nameParts} marks={row.nameMarks} />}
      facts1={<FactLine tone="ink" facts={[row.editionName]} />}
      facts2={
        <FactLine
          facts={[
            companyName !== listedName && companyName,
            row.mayBe && t('exhibition.mayBe', { name: row.mayBe }),
            row.hitReason === null && row.products.join(t('exhibition.glue')),
          ]}
        />
      }
      below={<HitLine label={hitLabel(row.hitReason)} hit={row.hitReason} />}
      action={
        companyId && <CompanyAction company={{ ...row, id: companyId, name: companyName ?? listedName }} />
      }
      onOpen={open}
    />
  )
}
