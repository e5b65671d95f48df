import type { CallRecord } from '@zhzz/contract/call/record.ts'
import { t } from '#i18n/t.ts'

const words = {
  asked: 'call.lineBusy',
  ringingAgent: 'call.lineBusy',
  ringing: 'call.lineBusy',
  connected: 'call.lineBusy',
  failed: 'call.lineNot',
  cancelled: 'call.lineNot',
  silent: 'call.lineSilent',
  dialled: null,
  completed: null,
  busy: null,
  noAnswer: null,
} as const satisfies Record<CallRecord['state'], string | null>

/** How a line stands with a call whose result nobody has said; null of one's own telephone, and where no word is needed. */
export function lineText({ result, state }: CallRecord): string | null {
  const word = words[state]
  return result === null && word !== null ? t(word) : null
}
