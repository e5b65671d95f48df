import type { PredictedCompany } from '@zhzz/contract/prediction/company.ts'
import type { PredictionEdition } from '@zhzz/contract/prediction/edition.ts'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { offerRowActions } from '#company/rowActions.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/prediction/enterprise/ExpectedRow.module.css'
import { PredictedRow } from '#prediction/PredictedRow.tsx'
import { boothText, listedText, mineText } from '#prediction/saidFacts.ts'

interface ExpectedRowProps {
  row: PredictedCompany
  head: PredictionEdition
}

/** A company that may come: how likely, why, what it may take, and the way to it. */
export function ExpectedRow({ row, head }: ExpectedRowProps) {
  const { company } = row
  const { id: editionId, status } = head.edition
  const mine = mineText(row, company.myState)
  return (
    <PredictedRow
      said={row}
      name={company.name}
      title={<CompanyName name={company.name} parts={company.nameParts} />}
      facts={[
        boothText(row),
        listedText(row, { isOver: status === 'ended', isListOut: head.publishedRatio !== null }),
        mine !== null && <span className={styles.mine}>{mine}</span>,
      ]}
      action={<CompanyAction company={company} />}
      onOpen={() =>
        navigateTo(to('/pages/enterprise/detail/detail', { id: company.id, name: company.name, editionId }))
      }
      onHold={() => void offerRowActions(company)}
    />
  )
}
