import type { CompanySignal } from '@zhzz/contract/company/signal.ts'
import { type SignalKind, signalKinds } from '@zhzz/contract/companySignal/signalKinds.ts'
import { modules } from '#company/modules.ts'
import { openSignal } from '#company/signal/openSignal.ts'
import styles from '#company/signal/SignalRow.module.css'
import { signalText } from '#company/signal/signalText.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { Chip } from '#ui/shown/Chip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** Px. */
export const signalRowHeight = 62

/** Weight from which on a signal is printed bold. */
const strongFrom = 6

/** A signal as a sentence with its day; opens the record that it is about. */
export function SignalRow({ companyId, signal }: { companyId: string; signal: CompanySignal }) {
  const { kind, day, count, isNew } = signal
  const { page, weight, isWarning }: SignalKind = signalKinds[kind]
  return (
    <button type="button" className={styles.row} onClick={() => navigateTo(openSignal(companyId, signal))}>
      <span className={cx(styles.icon, isWarning && styles.warning)}>
        <Icon name={isWarning ? 'warning' : iconOf(page)} />
      </span>
      <span className={styles.text}>
        <span className={cx(styles.said, weight >= strongFrom && styles.strong)}>{signalText(signal)}</span>
        <FactLine facts={[formatDate(day), count > 1 && t('signal.more', { n: count })]} />
      </span>
      {isNew && <Chip tone="amber">{t('signal.fresh')}</Chip>}
      <span className={styles.chevron}>
        <Icon name="forward" size={16} />
      </span>
    </button>
  )
}

function iconOf(page: SignalKind['page']) {
  return modules.find(({ module }) => module === page)?.icon ?? 'info'
}
