import { pool } from '@zhzz/contract/pool/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { saysWhose } from '#company/saysWhose.ts'
import { t } from '#i18n/t.ts'
import { askAssignee } from '#member/askAssignee.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 分配: asks to whom, and gives; whether that was done. */
export function useAssign() {
  const { send, isPending } = useWrite(pool.assign, { outdates: saysWhose })
  async function assign(ids: string[]): Promise<boolean> {
    const person = await askAssignee(t('pool.assignTo'))
    if (person === null) return false
    const done = await send({ ids, subAccountId: person.subAccountId })
    if (!done) return false
    toast(t('pool.assigned', { n: done.count, name: person.name }))
    return true
  }
  return { assign, isPending }
}
