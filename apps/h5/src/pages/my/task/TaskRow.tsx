import type { FollowUpTask } from '@zhzz/contract/followUp/calls.ts'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { dueTime } from '#followUp/dueTime.ts'
import { useGive } from '#followUp/give.ts'
import { useSettle } from '#followUp/settle.ts'
import { resultText, stageWords } from '#followUp/words.ts'
import { formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/task/TaskRow.module.css'
import { cx } from '#ui/cx.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { SwipeRow } from '#ui/list/SwipeRow.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** In px. */
export const taskRowHeight = 84

/** Something to do: when, whom, what was said last. It is rung from the row; drawn aside it is put off or done. `whose`: of the list of a team. */
export function TaskRow({ task, whose }: { task: FollowUpTask; whose?: string | null }) {
  const { id, targetType, targetId, targetName, targetNameParts, editionId, editionName, company } = task
  const { isOpen, postpone, complete } = useSettle(task)
  const mayAssign = usePermitted('zky:followUp:assign')
  const give = useGive(task)
  const { main, more, isOverdue, isPast } = dueTime(task)
  const settling = isOpen
    ? [
        { label: t('followUp.postpone'), tone: 'amber' as const, onAct: postpone },
        { label: t('followUp.complete'), tone: 'green' as const, onAct: complete },
      ]
    : []
  function write() {
    const target = { targetType, targetId, editionId: editionId ?? undefined, name: targetName }
    navigateTo(to('/pages/followUp/form', target))
  }
  async function offer() {
    const giving = isOpen && mayAssign && whose != null ? [{ label: t('followUp.give'), onAct: give }] : []
    const offered = [...settling, ...giving, { label: t('followUp.write'), onAct: write }]
    const chosen = await chooseAction(
      targetName,
      offered.map(({ label }) => label),
    )
    if (chosen !== null) offered[chosen]?.onAct()
  }
  return (
    <SwipeRow actions={settling}>
      <div className={styles.row}>
        <ListRow
          lead={
            <span className={cx(styles.time, isOverdue && styles.overdue, isPast && styles.past)}>
              <small>{isOverdue ? more : main}</small>
              <b>{isOverdue ? main : more}</b>
            </span>
          }
          title={<CompanyName name={targetName} parts={targetNameParts} />}
          facts1={
            <span className={styles.words}>
              {task.intentLevel && <b>{task.intentLevel}</b>}
              <span>{task.content}</span>
            </span>
          }
          facts2={<FactLine facts={[whose, ...factsOf(task, editionName)]} />}
          action={company && <CompanyAction company={company} editionId={editionId ?? undefined} />}
          onOpen={() => navigateTo(to('/pages/followUp/detail', { id }))}
          onHold={() => void offer()}
        />
      </div>
    </SwipeRow>
  )
}

/** At most three: the exhibition, else what came of it and how far it is; the budget. */
function factsOf(
  { targetType, result, stage, followType, budget }: FollowUpTask,
  editionName: string | null,
) {
  const about = editionName !== null && targetType !== 'exhibition' ? [editionName] : []
  return [
    ...(about.length > 0 ? about : [result && resultText(result, followType), stage && t(stageWords[stage])]),
    budget !== null && formatMoney(budget),
  ]
}
