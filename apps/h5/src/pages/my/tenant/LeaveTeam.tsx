import { team } from '@zhzz/contract/team/calls.ts'
import type { HandOverRule } from '@zhzz/contract/team/handOver.ts'
import { useState } from 'react'
import { signIn } from '#account/signIn.ts'
import { queryClient } from '#api/queryClient.ts'
import { endSession } from '#api/session.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { switchTab } from '#nav/navigate.ts'
import { HandOverSheet } from '#pages/my/tenant/HandOverSheet.tsx'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** 退出团队, for everybody but its owner. */
export function LeaveTeam({ subAccountId }: { subAccountId: string }) {
  const [open, setOpen] = useState(false)
  const leaving = useWrite(team.leave)
  async function leave(to: HandOverRule) {
    const left = await leaving.send({ to })
    if (!left) return
    setOpen(false)
    // What was read belongs to the team.
    queryClient.clear()
    if (left.token === null) endSession()
    else await signIn(left.token)
    toast(t('handOver.left'))
    switchTab('/pages/my/my')
  }
  return (
    <Card flush>
      <Row icon="people" label={t('handOver.leave')} onClick={() => setOpen(true)} />
      <HandOverSheet
        open={open}
        onClose={() => setOpen(false)}
        subAccountId={subAccountId}
        title={t('handOver.leave')}
        says={t('handOver.leaveAsk')}
        busy={leaving.isPending}
        onConfirm={(to) => void leave(to)}
      />
    </Card>
  )
}
