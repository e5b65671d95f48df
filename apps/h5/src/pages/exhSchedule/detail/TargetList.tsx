import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import type { MineDetail } from '@zhzz/contract/schedule/mineDetail.ts'
import { BoothPlate } from '#exhibition/BoothPlate.tsx'
import { plateOf } from '#exhibition/plateOf.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhSchedule/detail/TargetList.module.css'
import { Card, CardLink } from '#ui/Card.tsx'

/** 目标 still to see first, in the order of the walk; each with its booth and how far it is. */
export function TargetList({ editionId, detail }: { editionId: string; detail: MineDetail }) {
  const { mine, targets } = detail
  const open = (tab?: string) => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId, tab }))
  const none = targets.length === 0
  return (
    <Card
      title={t('account.targets')}
      end={
        <CardLink onClick={() => open(none ? undefined : 'target')}>
          {none ? t('mySchedule.chooseTargets') : t('home.allOf', { n: mine.targetCount })}
        </CardLink>
      }
      flush
    >
      {none ? (
        <p className={styles.none}>{t('mySchedule.noTargets')}</p>
      ) : (
        <ul>
          {targets.map((target) => (
            <li key={target.id}>
              <Target target={target} onOpen={() => open('target')} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Target({ target, onOpen }: { target: ExhibitorRow; onOpen: () => void }) {
  const { companyId, listedName } = target
  const plate = plateOf(target)
  const openCompany = () =>
    companyId === null ? onOpen() : navigateTo(to('/pages/enterprise/detail/detail', { id: companyId }))
  return (
    <button type="button" className={styles.target} onClick={openCompany}>
      <span className={styles.plate}>{plate && <BoothPlate {...plate} />}</span>
      <span className={styles.name}>{target.companyName ?? listedName}</span>
      <span className={styles.state}>{stateWord(target)}</span>
    </button>
  )
}

function stateWord({ target, myState }: ExhibitorRow): string {
  if (target === 'visited') return t('mySchedule.countVisited')
  return t(myState?.followedAt ? 'mySchedule.countFollowed' : 'mySchedule.toSee')
}
