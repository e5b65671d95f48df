import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import { myWord } from '#company/myWord.ts'
import { StatusChip, statusTone } from '#company/StatusChip.tsx'
import type { MarkState } from '#exhibition/targets.ts'
import { formatCountry } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/moreExh/StateFacts.module.css'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface StateFactsProps {
  row: ExhibitorRow
  state: MarkState
  /** The mark has not reached the server. */
  waiting: boolean
}

/** What it is to me in amber, whether it is alive, since when it comes, from where, and whose name it goes by. */
export function StateFacts({ row, state, waiting }: StateFactsProps) {
  const mine = mineOf(row, state)
  const { registrationStatus: status, consecutiveEditions: streak, companyName } = row
  const isAbroad = row.countryCode !== null && row.countryCode !== 'CN'
  return (
    <FactLine
      facts={[
        waiting && <span className={styles.mine}>{t('followUp.unsent')}</span>,
        mine !== null && <span className={styles.mine}>{mine}</span>,
        status !== null && statusTone(status) === 'red' && <StatusChip status={status} />,
        row.isFirstTime === true && t('exhibitor.firstTime'),
        row.isFirstTime === false &&
          (streak !== null && streak > 1
            ? t('exhibitor.streak', { n: streak })
            : t('exhibition.oldExhibitor')),
        isAbroad ? formatCountry(row.countryCode ?? '') : null,
        row.role === 'co' && t('exhibition.coExhibitor'),
        row.role === 'represented' && t('company.roleRepresented'),
        companyName !== row.listedName && companyName,
      ]}
    />
  )
}

/** The one word of mine that says most: on the round its visit, else the last thing done. */
function mineOf({ myState }: ExhibitorRow, state: MarkState): string | null {
  if (state === 'visited') return t('exhibitor.visited')
  const isDone = myState !== null && (myState.unlocked || myState.followedAt !== null)
  return state === 'todo' && !isDone ? t('exhibitor.target') : myWord(myState)
}
