import { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { undoDecision } from '#operate/match/undoDecision.ts'
import { answered } from '#operate/unanswerable.ts'

export const undoName: Handler<typeof operate.undoName> = async ({ id }, { db, operator, now, fail }) =>
  answered(undoDecision(db, { id, by: signedBy(operator), now }), operate.undoName.fails, fail)
