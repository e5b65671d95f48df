import type { HitReason } from '@zhzz/contract/hitReason.ts'
import { t } from '#i18n/t.ts'

/** What a hit reason calls its field; null where the name itself was hit and is marked already. */
export function hitFieldName(field: HitReason['field']): string | null {
  switch (field) {
    case 'name':
      return null
    case 'formerName':
      return t('company.hitFormerName')
    case 'brand':
      return t('company.hitBrand')
    case 'englishName':
      return t('company.hitEnglishName')
    case 'shortName':
      return t('company.hitShortName')
    case 'product':
      return t('company.hitProduct')
    case 'businessScope':
      return t('company.hitBusinessScope')
    case 'introduction':
      return t('company.hitIntroduction')
    case 'category':
      return t('company.hitCategory')
    case 'topic':
      return t('company.hitTopic')
    case 'creditCode':
      return t('company.hitCreditCode')
    case 'region':
      return t('company.hitRegion')
    case 'pinyin':
      return t('company.hitPinyin')
    case 'near':
      return t('company.hitNear')
    case 'exhibition':
      return t('company.hitExhibition')
    case 'alias':
      return t('company.hitAlias')
    case 'booth':
      return t('company.hitBooth')
    case 'listedName':
      return t('company.hitListedName')
  }
}

/** What was hit, as a row says it; null where its name says it already. */
export function hitLabel(reason: HitReason | null): string | null {
  const field = reason && hitFieldName(reason.field)
  if (reason?.field === 'near') return field
  return field ? t('company.hit', { field }) : null
}
