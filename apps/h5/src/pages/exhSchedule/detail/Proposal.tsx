import { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { MineDetail } from '@zhzz/contract/schedule/mineDetail.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'

/** 提交到公共库 of an event of one's own, and taken back. */
export function Proposal({ detail: { mine, proposedAt } }: { detail: MineDetail }) {
  const { send } = useWrite(schedule.proposeMine, { outdates: [schedule.mineDetail] })
  const isProposed = proposedAt !== null
  async function ask() {
    const isSure = await confirmDialog({
      title: t('mySchedule.propose'),
      body: t(isProposed ? 'mySchedule.takeBackProposal' : 'mySchedule.proposeText'),
      confirm: t(isProposed ? 'mySchedule.takeBack' : 'person.submit'),
    })
    if (isSure) await send({ id: mine.id, isProposed: !isProposed })
  }
  return (
    <Card flush>
      <Row
        icon="share"
        label={t('mySchedule.propose')}
        {...(isProposed && { value: t('mySchedule.proposed') })}
        onClick={() => void ask()}
      />
    </Card>
  )
}
