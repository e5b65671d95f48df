import styles from '#exhibition/BoothPlate.module.css'
import { t } from '#i18n/t.ts'

interface BoothPlateProps {
  /** As the list prints it; null: not said, or said in the number. */
  hall: string | null
  no: string
  /** The number under the hall, for the lead of a row; a long one breaks and is never cut. */
  stacked?: boolean
}

/** Where a company stands, as the plate over its booth. */
export function BoothPlate({ hall, no, stacked = false }: BoothPlateProps) {
  return (
    <span className={stacked ? styles.stacked : styles.plate}>
      <span className="only-read">{t('exhibitor.boothKind')}</span>
      {hall !== null && <span className={styles.hall}>{hall}</span>}
      <span className={styles.no}>{no}</span>
    </span>
  )
}
