import type { Request } from '@zhzz/contract/endpoint.ts'
import type { person } from '@zhzz/contract/person/calls.ts'
import type { ChosenSeries } from '#pages/my/profile/SeriesField.tsx'
import { readStoredJson, type StorageKey, store } from '#platform/storage.ts'

/** What 填写信息 holds; it is also what its draft keeps. */
export interface ProfileForm {
  realName: string
  companyName: string
  companyId: string | null
  position: string
  personaType: string
  cityCodes: readonly string[]
  industryCodes: readonly string[]
  series: readonly ChosenSeries[]
  inviteCode: string
}

export interface ProfileErrors {
  realName?: 'person.nameWrong'
  companyName?: 'person.companyWrong'
  personaType?: 'person.personaWrong'
  cityCodes?: 'person.citiesWrong'
}

function isLong(text: string, from: number, to: number): boolean {
  const { length } = Array.from(text.trim())
  return length >= from && length <= to
}

export function isRealName(name: string): boolean {
  return isLong(name, 2, 20)
}

export function isCompanyName(name: string): boolean {
  return isLong(name, 2, 60)
}

export function profileErrors(form: ProfileForm): ProfileErrors {
  return {
    ...(!isRealName(form.realName) && { realName: 'person.nameWrong' }),
    ...(!isCompanyName(form.companyName) && { companyName: 'person.companyWrong' }),
    ...(form.personaType === '' && { personaType: 'person.personaWrong' }),
    ...((form.cityCodes.length === 0 || form.cityCodes.length > 5) && { cityCodes: 'person.citiesWrong' }),
  }
}

export function profileRequest(form: ProfileForm): Request<typeof person.submitInfo> {
  const { series, cityCodes, industryCodes, ...rest } = form
  return {
    ...rest,
    cityCodes: [...cityCodes],
    industryCodes: [...industryCodes],
    seriesIds: series.map(({ id }) => id),
  }
}

/** A draft belongs to the person who writes. */
export function profileDraftKey(subAccountId: string): StorageKey {
  return `draft:profile:${subAccountId}`
}

function isForm(value: unknown): value is ProfileForm {
  return typeof value === 'object' && value !== null && 'realName' in value && 'series' in value
}

export function readProfileDraft(key: StorageKey): ProfileForm | null {
  const stored = readStoredJson(key)
  return isForm(stored) ? stored : null
}

export function keepProfileDraft(key: StorageKey, form: ProfileForm | null): void {
  store(key, form && JSON.stringify(form))
}
