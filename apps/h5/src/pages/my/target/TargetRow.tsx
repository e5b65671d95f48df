import type { TargetRow as Row } from '@zhzz/contract/exhibition/card.ts'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { myWord } from '#company/myWord.ts'
import { BoothFacts } from '#exhibition/BoothFacts.tsx'
import { BoothLead } from '#exhibition/BoothLead.tsx'
import { TargetButton } from '#exhibition/TargetButton.tsx'
import { useTarget } from '#exhibition/targets.ts'
import { NextLine } from '#followUp/NextLine.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/target/TargetRow.module.css'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** In px. */
export const targetRowHeight = 82

/** A target: where it stands, its booth and goods, and when it is to be contacted, else what was done last. */
export function TargetRow({ row }: { row: Row }) {
  const { companyId, editionId, listedName, myState, nextFollowTime } = row
  const { state, waiting } = useTarget(row)
  const mine = state === 'visited' ? t('exhibitor.visited') : (myWord(myState) ?? t('exhibitor.notVisited'))
  return (
    <ListRow
      lead={<BoothLead row={row} />}
      title={
        <>
          <CompanyName name={listedName} parts={row.nameParts} />
          <span className={styles.room} />
        </>
      }
      facts1={<BoothFacts row={row} />}
      facts2={
        nextFollowTime === null || state === 'visited' ? (
          <FactLine
            facts={[
              waiting && <span className={styles.mine}>{t('followUp.unsent')}</span>,
              <span key="mine" className={styles.mine}>
                {mine}
              </span>,
            ]}
          />
        ) : (
          <NextLine record={{ nextFollowTime, nextState: 'open' }} />
        )
      }
      action={
        <>
          <TargetButton row={row} state={state} onRound />
          <div className={styles.column}>
            {companyId && (
              <CompanyAction company={{ ...row, id: companyId, name: row.companyName ?? listedName }} />
            )}
          </div>
        </>
      }
      onOpen={() =>
        navigateTo(
          companyId
            ? to('/pages/enterprise/detail/detail', { id: companyId, editionId })
            : to('/pages/search/search', { keyword: listedName }),
        )
      }
    />
  )
}
