import { callResults } from '@zhzz/contract/call/choices.ts'
import type { FollowUpRecord } from '@zhzz/contract/followUp/calls.ts'
import { callResultWords } from '#call/results.ts'
import { t } from '#i18n/t.ts'

export type FollowType = FollowUpRecord['followType']
export type FollowStage = NonNullable<FollowUpRecord['stage']>
export type IntentLevel = NonNullable<FollowUpRecord['intentLevel']>

export const stageWords = {
  new: 'followUp.stageNew',
  contacted: 'followUp.stageContacted',
  interested: 'followUp.stageInterested',
  demand: 'followUp.stageDemand',
  quoted: 'followUp.stageQuoted',
  won: 'followUp.stageWon',
  lost: 'followUp.stageLost',
  invalid: 'followUp.stageInvalid',
} as const satisfies Readonly<Record<FollowStage, string>>

export const intentWords = {
  A: 'followUp.intentA',
  B: 'followUp.intentB',
  C: 'followUp.intentC',
  D: 'followUp.intentD',
} as const satisfies Readonly<Record<IntentLevel, string>>

export const targetWords = {
  company: 'followUp.targetCompany',
  exhibition: 'followUp.targetExhibition',
  hall: 'followUp.targetHall',
  exhibitor: 'followUp.targetExhibitor',
} as const satisfies Readonly<Record<FollowUpRecord['targetType'], string>>

/** Icons of the types. */
export const typeIcons = {
  phone: 'phone',
  wechat: 'chat',
  visit: 'person',
  onsite: 'fair',
  email: 'mail',
  sms: 'chat',
  other: 'note',
} as const satisfies Readonly<Record<FollowType, string>>

/** Codes of the dictionary follow_result. */
const resultWords = {
  ...callResultWords,
  connected: 'followUp.resultTalked',
  quote_sent: 'followUp.resultQuoteSent',
  signed: 'followUp.resultSigned',
} as const
type Result = keyof typeof resultWords

const written = ['connected', 'no_answer', 'interested', 'quote_sent', 'refused'] as const
const met = ['connected', 'interested', 'call_back', 'quote_sent', 'signed', 'refused'] as const

const resultsByType: Readonly<Record<FollowType, readonly Result[]>> = {
  phone: callResults,
  wechat: written,
  visit: met,
  onsite: met,
  email: written,
  sms: written,
  other: met,
}

/** The results that a contact of this type can have. */
export function resultsOf(type: FollowType): readonly Result[] {
  return resultsByType[type]
}

function isResult(code: string): code is Result {
  return code in resultWords
}

/** A call is connected or not; a letter is answered or not. An unknown code stands as it is. */
export function resultText(code: string, type: FollowType): string {
  if (!isResult(code)) return code
  if (code === 'connected' && type === 'phone') return t(callResultWords.connected)
  if (code === 'no_answer' && resultsByType[type] === written) return t('followUp.resultNoReply')
  return t(resultWords[code])
}
