import { copyValue } from '#company/copy.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/detail/overview/CopyValue.module.css'
import { Icon } from '#ui/Icon.tsx'

/** A value that a tap copies. */
export function CopyValue({ label, value }: { label: string; value: string }) {
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={`${t('company.copyLine', { label })}: ${value}`}
      onClick={() => void copyValue(value)}
    >
      <span>{value}</span>
      <Icon name="copy" size={16} />
    </button>
  )
}
