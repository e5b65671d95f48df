import type { Request } from '@zhzz/contract/endpoint.ts'
import type { FollowUpRecord, followUp } from '@zhzz/contract/followUp/calls.ts'
import type { Place } from '@zhzz/contract/place/place.ts'
import type { StoredFile } from '@zhzz/contract/upload/storedFile.ts'
import { isAmount } from '@zhzz/contract/validator.ts'
import { type FollowStage, type FollowType, type IntentLevel, resultsOf } from '#followUp/words.ts'

export const contentLength = 1000

/** What the form holds; it is also what a draft keeps. */
export interface FormFields {
  followType: FollowType
  result: string | null
  content: string
  stage: FollowStage | null
  intentLevel: IntentLevel | null
  /** 元, as typed. */
  budget: string
  /** 元, as typed; what was offered or ordered. */
  dealAmount: string
  contactId: string | null
  editionId: string | null
  location: Place | null
  /** Null: the moment of saving. */
  followTime: string | null
  nextFollowTime: string | null
  remindMinutes: number | null
  files: readonly StoredFile[]
}

/** What every part of the form gets. */
export interface FormPart {
  fields: FormFields
  /** What ends by itself, as an upload does, changes what the form holds by then. */
  onChange: (change: FormFields | ((now: FormFields) => FormFields)) => void
}

export interface FormErrors {
  content?: 'contentMissing'
  budget?: 'budgetWrong'
  dealAmount?: 'budgetWrong'
  followTime?: 'timeFuture'
  nextFollowTime?: 'nextPast'
}

export const emptyFields: FormFields = {
  followType: 'phone',
  result: null,
  content: '',
  stage: null,
  intentLevel: null,
  budget: '',
  dealAmount: '',
  contactId: null,
  editionId: null,
  location: null,
  followTime: null,
  nextFollowTime: null,
  remindMinutes: null,
  files: [],
}

export function fieldsOf(record: FollowUpRecord): FormFields {
  return {
    followType: record.followType,
    result: record.result,
    content: record.content,
    stage: record.stage,
    intentLevel: record.intentLevel,
    budget: record.budget === null ? '' : String(record.budget),
    dealAmount: record.dealAmount === null ? '' : String(record.dealAmount),
    contactId: record.contactId,
    editionId: record.editionId,
    location: record.location,
    followTime: record.followTime,
    nextFollowTime: record.nextFollowTime,
    remindMinutes: record.remindMinutes,
    files: record.files,
  }
}

/** Another type keeps the result only when it can have it. */
export function withType(fields: FormFields, followType: FollowType): FormFields {
  const known: readonly string[] = resultsOf(followType)
  const keeps = fields.result !== null && known.includes(fields.result)
  return { ...fields, followType, result: keeps ? fields.result : null }
}

/** Full-width digits and spaces are taken as people type them, commas where they part thousands. NaN: no amount. */
function amountOf(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/\s/g, '')
  if (plain === '') return null
  return isAmount(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN
}

function isWrong(text: string): boolean {
  const amount = amountOf(text)
  return amount !== null && !(amount <= 1e15)
}

/** Offered or ordered: such a record has an amount. */
export function isDeal({ stage }: Pick<FormFields, 'stage'>): boolean {
  return stage === 'quoted' || stage === 'won'
}

/** What is wrong; `planned` is the appointment that the record already had and may keep. */
export function errorsOf(fields: FormFields, now: number, planned: string | null = null): FormErrors {
  const { followTime, nextFollowTime } = fields
  return {
    ...(fields.content.trim() === '' && { content: 'contentMissing' }),
    ...(isWrong(fields.budget) && { budget: 'budgetWrong' }),
    ...(isDeal(fields) && isWrong(fields.dealAmount) && { dealAmount: 'budgetWrong' }),
    ...(followTime !== null && Date.parse(followTime) > now && { followTime: 'timeFuture' }),
    ...(nextFollowTime !== null &&
      nextFollowTime !== planned &&
      Date.parse(nextFollowTime) <= now && { nextFollowTime: 'nextPast' }),
  }
}

/** The fields as the contract wants them. */
export function requestOf(
  fields: FormFields,
  now: number,
): Omit<Request<typeof followUp.save>, 'targetType' | 'targetId' | 'clientUid'> {
  const { files, ...rest } = fields
  return {
    ...rest,
    fileIds: files.map(({ id }) => id),
    content: fields.content.trim(),
    budget: amountOf(fields.budget),
    dealAmount: isDeal(fields) ? amountOf(fields.dealAmount) : null,
    followTime: fields.followTime ?? new Date(now).toISOString(),
    remindMinutes: fields.nextFollowTime === null ? null : fields.remindMinutes,
  }
}
