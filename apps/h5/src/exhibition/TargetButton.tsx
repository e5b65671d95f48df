import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import styles from '#exhibition/TargetButton.module.css'
import { type MarkState, markTarget } from '#exhibition/targets.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { Icon } from '#ui/Icon.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { toast } from '#ui/overlay/toast.ts'

interface TargetButtonProps {
  row: ExhibitorRow
  state: MarkState
  /** On the round: one tap marks as visited. */
  onRound: boolean
}

const words = { none: 'exhibitor.add', todo: 'exhibitor.change', visited: 'exhibitor.change' } as const

/** 我的目标 of an entry: a tap makes it one, and among one's targets marks it as visited; a further tap offers the rest. */
export function TargetButton({ row, state, onRound }: TargetButtonProps) {
  const { listedName: name } = row
  const isVisit = onRound && state === 'todo'
  function mark(next: MarkState, said: string) {
    markTarget(row, state, next)
    toast(said)
  }
  async function tap() {
    if (state === 'none') {
      if (await askToSignIn()) mark('todo', t('exhibitor.added'))
    } else if (isVisit) {
      mark('visited', t('exhibitor.visitDone'))
    } else {
      await offer()
    }
  }
  async function offer() {
    const isVisited = state === 'visited'
    const chosen = await chooseAction(name, [
      t(isVisited ? 'exhibitor.undoVisit' : 'exhibitor.doVisit'),
      t('exhibition.writeFollowUp'),
      t('exhibitor.remove'),
    ])
    if (chosen === 0 && isVisited) mark('todo', t('exhibitor.visitUndone'))
    if (chosen === 0 && !isVisited) mark('visited', t('exhibitor.visitDone'))
    if (chosen === 1) writeFollowUp(row)
    if (chosen === 2) mark('none', t('exhibitor.removed'))
  }
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[state]}`}
      aria-label={t(isVisit ? 'exhibitor.visit' : words[state], { name })}
      onClick={() => void tap()}
    >
      {isVisit ? (
        <span className={styles.ring} />
      ) : (
        <Icon name={state === 'visited' ? 'check' : 'flag'} filled={state === 'todo'} />
      )}
    </button>
  )
}

function writeFollowUp({ id, companyId, editionId, listedName }: ExhibitorRow): void {
  const target = companyId
    ? { targetType: 'company', targetId: companyId }
    : { targetType: 'exhibitor', targetId: id }
  navigateTo(to('/pages/followUp/form', { ...target, editionId, name: listedName }))
}
