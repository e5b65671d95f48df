import type { ExhibitorRow as Row } from '@zhzz/contract/exhibition/card.ts'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { BoothFacts } from '#exhibition/BoothFacts.tsx'
import { BoothLead } from '#exhibition/BoothLead.tsx'
import { EnglishName } from '#exhibition/EnglishName.tsx'
import { hitLabel } from '#exhibition/hitLabel.ts'
import { TargetButton } from '#exhibition/TargetButton.tsx'
import { useTarget } from '#exhibition/targets.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhibition/moreExh/ExhibitorRow.module.css'
import { StateFacts } from '#pages/exhibition/moreExh/StateFacts.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

/** In px. */
export const exhibitorRowHeight = 82

interface ExhibitorRowProps {
  row: Row
  editionId: string
  /** Among one's own targets: a tap on the mark is a visit. */
  onRound: boolean
}

/** One exhibitor: where it stands, the printed name, its booth and goods, what it is to me; call and target one tap away. */
export function ExhibitorRow({ row, editionId, onRound }: ExhibitorRowProps) {
  const { companyId } = row
  const { state, waiting } = useTarget(row)
  return (
    <ListRow
      lead={<BoothLead row={row} />}
      title={
        <>
          <CompanyName name={row.listedName} parts={row.nameParts} marks={row.nameMarks} />
          <span className={styles.room} />
        </>
      }
      facts1={
        <>
          <EnglishName name={row.listedEnglishName} original={row.listedName} />
          <BoothFacts row={row} />
        </>
      }
      facts2={<StateFacts row={row} state={state} waiting={waiting} />}
      below={
        <>
          {row.mayBe && <FactLine facts={[t('exhibition.mayBe', { name: row.mayBe })]} />}
          <HitLine label={hitLabel(row.hitReason)} hit={row.hitReason} />
        </>
      }
      action={
        <>
          <TargetButton row={row} state={state} onRound={onRound} />
          <div className={styles.column}>
            {companyId && (
              <CompanyAction company={{ ...row, id: companyId, name: row.companyName ?? row.listedName }} />
            )}
          </div>
        </>
      }
      onOpen={() => openExhibitor(row, editionId)}
    />
  )
}

/** Its company; of an entry without one, what else has its name. */
export function openExhibitor({ companyId, listedName }: Row, editionId: string): void {
  if (companyId) navigateTo(to('/pages/enterprise/detail/detail', { id: companyId, editionId }))
  else navigateTo(to('/pages/search/search', { keyword: listedName }))
}
