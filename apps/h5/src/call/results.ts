import type { CallResult } from '@zhzz/contract/call/choices.ts'
import { t } from '#i18n/t.ts'

/** What came of a call, in words; a follow-up by telephone says it with the same. */
export const callResultWords = {
  connected: 'followUp.resultConnected',
  interested: 'followUp.resultInterested',
  call_back: 'followUp.resultCallBack',
  refused: 'followUp.resultRefused',
  no_answer: 'followUp.resultNoAnswer',
  busy: 'followUp.resultBusy',
  stopped: 'contact.stopped',
  empty: 'followUp.resultEmpty',
  wrong_number: 'followUp.resultWrongNumber',
} as const satisfies Readonly<Record<CallResult, string>>

export function callResultText(result: CallResult | null): string {
  return t(result === null ? 'call.unsaid' : callResultWords[result])
}
