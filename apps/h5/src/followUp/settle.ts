import { serverNow } from '@zhzz/client/serverTime.ts'
import { type FollowUpRecord, followUp } from '@zhzz/contract/followUp/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { askTime } from '#followUp/askTime.tsx'
import { momentLabel } from '#followUp/dayLabel.ts'
import { outdateFollowUps } from '#followUp/outdated.ts'
import { postponements } from '#followUp/times.ts'
import { t } from '#i18n/t.ts'
import { chooseOne } from '#ui/overlay/choose.ts'
import { toastUndo } from '#ui/overlay/toast.ts'

/** 推迟 and 完成 of a record's next appointment, an own one or of a leader one of the team, each with a way back. */
export function useSettle(record: FollowUpRecord) {
  const { id, nextFollowTime, nextState, maySettle } = record
  const { send } = useWrite(followUp.settleNext, { onDone: outdateFollowUps })

  function done(words: string) {
    const before = { id, action: 'reopen', nextFollowTime: nextFollowTime ?? undefined } as const
    toastUndo(words, t('followUp.undo'), () => void send(before))
  }
  async function postpone() {
    if (nextFollowTime === null) return
    const moments = postponements(nextFollowTime, serverNow())
    const labels = [...moments.map((moment) => momentLabel(moment)), t('followUp.postponeOther')]
    const chosen = await chooseOne(t('followUp.postponeUntil'), labels, null)
    if (chosen === null) return
    const next = moments[chosen] ?? (await askTime(moments[moments.length - 1] ?? nextFollowTime))
    if (next === null) return
    if (await send({ id, action: 'postpone', nextFollowTime: next }))
      done(t('followUp.postponed', { time: momentLabel(next) }))
  }
  async function complete() {
    if (await send({ id, action: 'done' })) done(t('followUp.completed'))
  }
  return {
    isOpen: maySettle && nextState === 'open' && nextFollowTime !== null,
    postpone: () => void postpone(),
    complete: () => void complete(),
  }
}
