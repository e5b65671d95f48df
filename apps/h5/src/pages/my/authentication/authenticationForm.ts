import type { HandedIn, RegisterEntry } from '@zhzz/contract/authentication/calls.ts'
import { isUnifiedSocialCreditCode } from '@zhzz/contract/creditCode.ts'
import type { StoredFile } from '@zhzz/contract/upload/storedFile.ts'
import { readStoredJson, type StorageKey, store } from '#platform/storage.ts'

/** What 企业认证 holds and its draft keeps; the telephone and its code are typed anew. */
export interface AuthenticationForm {
  step: number
  license: readonly StoredFile[]
  companyName: string
  companyId: string | null
  unifiedSocialCreditCode: string
  legalRepresentative: string
  address: string
  applicantName: string
  applicantPosition: string
  applicantRole: 'legal' | 'agent'
  letter: readonly StoredFile[]
  /** What the register says of the company; null: nothing. */
  register: RegisterEntry | null
}

/** The fields of a step that are wrong, each with its sentence. */
export type AuthenticationErrors = Partial<
  Record<
    keyof AuthenticationForm,
    | 'authentication.licenseMissing'
    | 'authentication.fillIn'
    | 'authentication.creditCodeWrong'
    | 'authentication.letterMissing'
    | 'person.companyWrong'
    | 'person.nameWrong'
  >
>

function isLong(text: string, from: number): boolean {
  return Array.from(text.trim()).length >= from
}

/** What keeps one from going on from each step: licence, company, applicant. */
export function stepErrors(form: AuthenticationForm, step: number): AuthenticationErrors {
  if (step === 0) return form.license.length === 0 ? { license: 'authentication.licenseMissing' } : {}
  if (step === 1)
    return {
      ...(!isLong(form.companyName, 2) && { companyName: 'person.companyWrong' }),
      ...(!isUnifiedSocialCreditCode(form.unifiedSocialCreditCode) && {
        unifiedSocialCreditCode: 'authentication.creditCodeWrong',
      }),
      ...(!isLong(form.legalRepresentative, 1) && { legalRepresentative: 'authentication.fillIn' }),
      ...(!isLong(form.address, 1) && { address: 'authentication.fillIn' }),
    }
  if (step === 2)
    return {
      ...(!isLong(form.applicantName, 2) && { applicantName: 'person.nameWrong' }),
      ...(form.applicantRole === 'agent' &&
        form.letter.length === 0 && { letter: 'authentication.letterMissing' }),
    }
  return {}
}

const empty: AuthenticationForm = {
  step: 0,
  license: [],
  companyName: '',
  companyId: null,
  unifiedSocialCreditCode: '',
  legalRepresentative: '',
  address: '',
  applicantName: '',
  applicantPosition: '',
  applicantRole: 'legal',
  letter: [],
  register: null,
}

/** As it begins: with what was handed in before, or with what is known of the person. */
export function startOf(
  request: HandedIn | null,
  person: { realName: string | null; position: string | null },
): AuthenticationForm {
  if (request === null)
    return { ...empty, applicantName: person.realName ?? '', applicantPosition: person.position ?? '' }
  const { license, letter, companyName, unifiedSocialCreditCode, legalRepresentative, address } = request
  const { applicantName, applicantPosition, applicantRole } = request
  return {
    ...empty,
    companyName,
    unifiedSocialCreditCode,
    legalRepresentative,
    address,
    applicantName,
    applicantPosition,
    applicantRole,
    license: license === null ? [] : [license],
    letter: letter === null ? [] : [letter],
  }
}

/** Uploads that belong to nothing are swept after two days, and so is the draft that shows them. */
const keptHours = 40

/** A draft belongs to the person who writes, and to the answer that it follows. */
export function authenticationDraftKey(subAccountId: string, requestNo: number | undefined): StorageKey {
  return `draft:authentication:${subAccountId}:${requestNo ?? ''}`
}

export function readAuthenticationDraft(key: StorageKey): AuthenticationForm | null {
  const stored = readStoredJson(key)
  if (!isKept(stored)) return null
  const isOld = Date.now() - stored.savedAt > keptHours * 3_600_000
  return { ...empty, ...stored.form, ...(isOld && { license: [], letter: [], step: 0 }) }
}

export function keepAuthenticationDraft(key: StorageKey, form: AuthenticationForm | null): void {
  store(key, form && JSON.stringify({ form, savedAt: Date.now() }))
}

function isKept(value: unknown): value is { form: Partial<AuthenticationForm>; savedAt: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'form' in value &&
    typeof value.form === 'object' &&
    value.form !== null
  )
}
