import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { verified } from '#operate/securityLog.ts'

export const verifyLog: Handler<typeof operate.verifyLog> = async (_input, { db, deps: { sealing } }) => {
  const { rows, last, head, broken } = await verified(db, sealing)
  return { rows, last, head, broken }
}
