import { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { decide } from '#operate/match/decide.ts'
import { orFail } from '#operate/unanswerable.ts'

export const decideName: Handler<typeof operate.decideName> = async (said, { db, operator, now, fail }) =>
  orFail(decide(db, { ...said, operator, by: signedBy(operator), now }), operate.decideName.fails, fail)
