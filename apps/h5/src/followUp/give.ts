import { type FollowUpRecord, followUp } from '@zhzz/contract/followUp/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { outdateFollowUps } from '#followUp/outdated.ts'
import { t } from '#i18n/t.ts'
import { askAssignee } from '#member/askAssignee.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 交给: a leader gives the next appointment of a record to another, who is told. */
export function useGive({ id }: FollowUpRecord): () => void {
  const { send } = useWrite(followUp.assign, { onDone: outdateFollowUps })
  async function give() {
    const person = await askAssignee(t('handOver.who'))
    if (person === null) return
    if (await send({ id, subAccountId: person.subAccountId }))
      toast(t('followUp.given', { name: person.name }))
  }
  return () => void give()
}
