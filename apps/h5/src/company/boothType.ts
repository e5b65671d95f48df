import { formatArea } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

export const boothTypes = ['standard', 'custom', 'raw', 'joint', 'unknown'] as const

const words = new Map([
  ['standard', () => t('company.boothStandard')],
  ['custom', () => t('company.boothCustom')],
  ['raw', () => t('company.boothRaw')],
  ['joint', () => t('company.boothJoint')],
])

/** How a booth is built; a type that the list does not tell is 类型未知. */
export function boothTypeName(type: string): string {
  return words.get(type)?.() ?? t('company.boothOther')
}

/** 标准展位 12 m², as far as it is known. */
export function boothWords({
  boothType,
  boothArea,
}: {
  boothType: string
  boothArea: number | null
}): string {
  return [
    boothType === 'unknown' ? '' : boothTypeName(boothType),
    boothArea === null ? '' : formatArea(boothArea),
  ]
    .join(' ')
    .trim()
}
