import { copyValue } from '#company/copy.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/detail/registration/RegistrationCell.module.css'
import type { RegistrationLine } from '#pages/enterprise/detail/registration/registrationLines.ts'
import { Icon } from '#ui/Icon.tsx'

/** One fact of the register, half the width or, where it is longer, the whole; a tap copies it. */
export function RegistrationCell({ line: { label, value, text } }: { line: RegistrationLine }) {
  return (
    <div className={styles.cell}>
      <dt>{label}</dt>
      <dd>
        <button
          type="button"
          className={styles.copy}
          aria-label={`${t('company.copyLine', { label })}: ${value ?? text}`}
          onClick={() => void copyValue(text ?? '')}
        >
          <span>{value ?? text}</span>
          <Icon name="copy" size={16} />
        </button>
      </dd>
    </div>
  )
}
