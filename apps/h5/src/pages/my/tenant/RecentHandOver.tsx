import { account } from '@zhzz/contract/account/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import type { RecentHandOver as Recent } from '@zhzz/contract/team/handOver.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useWrite } from '#api/useWrite.ts'
import { momentLabel } from '#followUp/dayLabel.ts'
import { heldFacts } from '#followUp/heldFacts.ts'
import { outdateFollowUps } from '#followUp/outdated.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/tenant/MemberRow.module.css'
import { Button } from '#ui/Button.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** What was handed over since yesterday, and until when that can be taken back. */
export function RecentHandOver({ handOver }: { handOver: Recent }) {
  const name = handOver.name ?? t('mySchedule.unnamed')
  const undoing = useWrite(team.undoHandOver, {
    outdates: [team.memberList, account.current],
    onDone: outdateFollowUps,
    onFailure: { quotaUsedUp: () => void showUpgrade(t('failure.quotaUsedUp')) },
  })
  async function undo() {
    if (!(await confirmDialog({ title: t('followUp.undo'), body: t('handOver.undoAsk', { name }) }))) return
    if (await undoing.send({ handOverId: handOver.handOverId })) toast(t('handOver.undone', { name }))
  }
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{t('handOver.of', { name })}</span>
        <FactLine facts={heldFacts(handOver)} />
        <FactLine facts={[t('handOver.undoUntil', { time: momentLabel(handOver.undoUntil) })]} />
      </span>
      <Button look="line" size="small" busy={undoing.isPending} onClick={() => void undo()}>
        {t('followUp.undo')}
      </Button>
    </div>
  )
}
