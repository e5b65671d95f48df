import type { HitReason } from '@zhzz/contract/hitReason.ts'
import { t } from '#i18n/t.ts'

const labels = {
  alias: 'exhibition.reasonAlias',
  englishName: 'company.englishName',
  product: 'exhibition.reasonProduct',
  region: 'company.region',
  pinyin: 'exhibition.reasonPinyin',
  listedName: 'company.companyName',
  booth: 'exhibitor.boothKind',
} as const

function isLabelled(field: HitReason['field']): field is keyof typeof labels {
  return field in labels
}

/** What was hit of an edition or of an entry, empty where the words say it; null where its name says it already. */
export function hitLabel(reason: HitReason | null): string | null {
  if (!reason || reason.field === 'name') return null
  return isLabelled(reason.field) ? t(labels[reason.field]) : ''
}
