import { pool } from '@zhzz/contract/pool/calls.ts'
import { outdate, useWrite } from '#api/useWrite.ts'
import { saysWhose } from '#company/saysWhose.ts'
import { t } from '#i18n/t.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 认领 of a customer of the pool, by its id. */
export function useTake(id: string) {
  const { send, isPending } = useWrite(pool.take, { outdates: saysWhose })
  async function take(): Promise<void> {
    if (await send({ id })) toast(t('pool.taken'))
    // Somebody else was quicker: what is shown is old.
    else outdate(saysWhose)
  }
  return { take, isPending }
}
