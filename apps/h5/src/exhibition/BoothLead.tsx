import styles from '#exhibition/BoothLead.module.css'
import { BoothPlate } from '#exhibition/BoothPlate.tsx'
import { plateOf } from '#exhibition/plateOf.ts'
import { t } from '#i18n/t.ts'

interface BoothLeadProps {
  row: { boothNo: string | null; firstPavilion: string | null }
}

/** The lead of a row that is about a booth: its plate, or that the list names none. */
export function BoothLead({ row }: BoothLeadProps) {
  const plate = plateOf(row)
  if (plate === null) return <span className={styles.none}>{t('exhibition.boothNone')}</span>
  return <BoothPlate {...plate} stacked />
}
