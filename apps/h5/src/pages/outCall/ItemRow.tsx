import type { CallItem } from '@zhzz/contract/call/list.ts'
import { callResultText } from '#call/results.ts'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { myWord } from '#company/myWord.ts'
import { momentLabel } from '#followUp/dayLabel.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/outCall/ItemRow.module.css'
import { ListRow } from '#ui/list/ListRow.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface ItemRowProps {
  item: CallItem
  editionId: string | null
  isNext: boolean
  onSettle: (item: CallItem, state: CallItem['state']) => void
}

const words = { waiting: 'call.waiting', done: 'call.done', skipped: 'call.skip' } as const

/** A company of a list: whether it was rung, and what came of it last. A long press puts it off or back. */
export function ItemRow({ item, editionId, isNext, onSettle }: ItemRowProps) {
  const { company, state, lastCalledAt, lastResult } = item
  const { id, name, nameParts } = company
  async function offer() {
    const next = state === 'waiting' ? 'skipped' : 'waiting'
    const chosen = await chooseAction(name, [t(next === 'skipped' ? 'call.skip' : 'call.backToWaiting')])
    if (chosen === 0) onSettle(item, next)
  }
  const mine = myWord(company.myState)
  return (
    <ListRow
      lead={<CompanyAvatar name={name} parts={nameParts} src={null} size={40} />}
      title={<CompanyName name={name} parts={nameParts} />}
      facts1={
        <FactLine
          facts={[
            <span key="state" className={isNext ? styles.next : undefined}>
              {t(words[state])}
            </span>,
            mine && (
              <span key="mine" className={styles.mine}>
                {mine}
              </span>
            ),
          ]}
        />
      }
      facts2={lastCalledAt && <FactLine facts={[momentLabel(lastCalledAt), callResultText(lastResult)]} />}
      action={<CompanyAction company={company} editionId={editionId ?? undefined} itemId={item.id} />}
      onOpen={() =>
        navigateTo(to('/pages/enterprise/detail/detail', { id, name, editionId: editionId ?? undefined }))
      }
      onHold={() => void offer()}
    />
  )
}
