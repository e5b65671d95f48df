import styles from '#exhibition/BoothPlate.module.css'
import { t } from '#i18n/t.ts'

interface BoothPlateProps {
  /** As the list prints it; null: not said, or said in the number. */
  hall: string | null
  no: string
}

/** Where a company stands, as the plate over its booth. */
export function BoothPlate({ hall, no }: BoothPlateProps) {
  return (
    <span className={styles.plate}>
      <span className="only-read">{t('exhibitor.boothKind')}</span>
      {hall !== null && <span className={styles.hall}>{hall}</span>}
      <span className={styles.no}>{no}</span>
    </span>
  )
}
