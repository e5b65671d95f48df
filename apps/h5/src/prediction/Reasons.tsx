import type { PredictionReason } from '@zhzz/contract/prediction/reason.ts'
import { openEvidence } from '#prediction/openEvidence.ts'
import styles from '#prediction/Reasons.module.css'
import { reasonText } from '#prediction/reasonText.ts'
import { Icon } from '#ui/Icon.tsx'

interface ReasonsProps {
  reasons: readonly PredictionReason[]
  companyName: string
}

/** Up to three sentences; each leads to the records that it rests on. */
export function Reasons({ reasons, companyName }: ReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason.code}>
          <button
            type="button"
            className={styles.reason}
            onClick={() => void openEvidence(reason.evidence, companyName)}
          >
            <span>{reasonText(reason)}</span>
            <Icon name="forward" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
