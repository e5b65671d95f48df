import type { PoolRow } from '@zhzz/contract/pool/row.ts'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { useTake } from '#company/take.ts'
import { stageWords } from '#followUp/words.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { useAssign } from '#pages/my/pool/assign.ts'
import { ListRow, type ListRowProps } from '#ui/list/ListRow.tsx'
import { RowAction } from '#ui/list/RowAction.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** In px. */
export const pooledRowHeight = 82

const reasons = { idle: 'pool.idle', released: 'pool.putBack' } as const

interface PooledRowProps {
  row: PoolRow
  mayTake: boolean
  mayAssign: boolean
  pick?: ListRowProps['pick']
}

/** A customer of the pool: why, whose it was, since when; taken with one tap, given to somebody by a long press. */
export function PooledRow({ row, mayTake, mayAssign, pick }: PooledRowProps) {
  const { company, reason, fromName, since, lastFollowTime, stage, intentLevel } = row
  const { id, name, nameParts } = company
  const { take, isPending } = useTake(row.id)
  const { assign } = useAssign()
  async function offer() {
    const chosen = await chooseAction(name, [t('pool.take'), t('pool.assign')])
    if (chosen === 0) await take()
    if (chosen === 1) await assign([row.id])
  }
  return (
    <ListRow
      lead={<CompanyAvatar name={name} parts={nameParts} src={null} size={40} />}
      title={<CompanyName name={name} parts={nameParts} />}
      facts1={
        <FactLine
          tone="ink"
          facts={[
            reason ? t(reasons[reason]) : t('pool.ownerGone'),
            fromName && t('pool.by', { name: fromName }),
            intentLevel ?? t(stageWords[stage]),
          ]}
        />
      }
      facts2={
        <FactLine
          facts={[
            t('pool.since', { when: relativeTime(since) }),
            lastFollowTime
              ? t('pool.lastFollow', { when: relativeTime(lastFollowTime) })
              : t('pool.neverFollowed'),
          ]}
        />
      }
      action={
        mayTake && (
          <RowAction
            icon="plus"
            tone="act"
            word={t('pool.take')}
            label={name}
            busy={isPending}
            onClick={() => void take()}
          />
        )
      }
      onOpen={() => navigateTo(to('/pages/enterprise/detail/detail', { id, name }))}
      {...(mayTake && mayAssign && { onHold: () => void offer() })}
      pick={pick}
    />
  )
}
