import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/login/Agreements.module.css'
import { Checkbox } from '#ui/field/Checkbox.tsx'

interface AgreementsProps {
  agreed: boolean
  /** Trembles once: somebody went on without agreeing. */
  shaken: boolean
  onChange: (agreed: boolean) => void
}

/** What a person agrees to on signing in; never ticked beforehand. */
export function Agreements({ agreed, shaken, onChange }: AgreementsProps) {
  return (
    <div className={shaken ? styles.shaken : styles.box}>
      <Checkbox
        checked={agreed}
        label={`${t('account.agreeBefore')}${t('account.agreementLink')}${t('account.privacyLink')}`}
        onChange={onChange}
      >
        {t('account.agreeBefore')}
        <button
          type="button"
          className={styles.link}
          onClick={() => navigateTo(to('/pages/agreement/agreement'))}
        >
          {t('account.agreementLink')}
        </button>
        {t('account.and')}
        <button
          type="button"
          className={styles.link}
          onClick={() => navigateTo(to('/pages/agreement/screcrtAgreement'))}
        >
          {t('account.privacyLink')}
        </button>
      </Checkbox>
      <p className={styles.age}>{t('account.age')}</p>
    </div>
  )
}
