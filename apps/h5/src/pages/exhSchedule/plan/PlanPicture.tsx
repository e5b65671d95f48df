import { t } from '#i18n/t.ts'
import styles from '#pages/exhSchedule/plan/PlanPicture.module.css'

interface PlanPictureProps {
  address: string
  year: number
  /** It is saved and handed on by holding it. */
  isHeld: boolean
}

/** The drawn plan, in a dialog. */
export function PlanPicture({ address, year, isHeld }: PlanPictureProps) {
  return (
    <>
      <img className={styles.picture} src={address} alt={t('yearPlan.pictureOf', { year: String(year) })} />
      {isHeld && <p className={styles.hint}>{t('yearPlan.holdPicture')}</p>}
    </>
  )
}
