import type { HitReason } from '@zhzz/contract/hitReason.ts'
import styles from '#exhibition/HitLine.module.css'
import { t } from '#i18n/t.ts'
import { Highlight } from '#ui/shown/Highlight.tsx'

const labels = {
  alias: 'exhibition.reasonAlias',
  englishName: 'exhibition.reasonEnglish',
  product: 'exhibition.reasonProduct',
  region: 'exhibition.reasonRegion',
  pinyin: 'exhibition.reasonPinyin',
  listedName: 'exhibition.reasonCompany',
  booth: 'exhibition.reasonBooth',
} as const

function isLabelled(field: HitReason['field']): field is keyof typeof labels {
  return field in labels
}

/** Why a row was found, in the hit's own words; nothing when its name says so already. */
export function HitLine({ reason }: { reason: HitReason | null }) {
  if (!reason || reason.field === 'name') return null
  return (
    <span className={styles.hit}>
      {isLabelled(reason.field) && <b>{t(labels[reason.field])}</b>}
      <Highlight text={reason.snippet} marks={reason.marks} />
    </span>
  )
}
