import { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Verdict } from '@zhzz/contract/prediction/company.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { keepVerdict } from '#prediction/keepVerdict.ts'
import styles from '#prediction/Verdicts.module.css'
import { toast } from '#ui/overlay/toast.ts'

interface VerdictsProps {
  predictionId: string
  editionId: string
  companyId: string
  verdict: Verdict | null
}

/** 会参展 / 不参展: what a person knows better. A second tap takes it back. */
export function Verdicts({ predictionId, editionId, companyId, verdict }: VerdictsProps) {
  const [said, setSaid] = useState<{ verdict: Verdict | null }>()
  const feedback = useWrite(prediction.feedback)
  const now = said ? said.verdict : verdict

  async function say(one: Verdict) {
    if (feedback.isPending || !(await askToSignIn())) return
    const done = await feedback.send({ editionId, companyId, verdict: now === one ? null : one })
    if (!done) return
    setSaid({ verdict: done.myVerdict })
    keepVerdict(predictionId, done.myVerdict)
    toast(t(done.myVerdict === null ? 'prediction.takenBack' : 'prediction.thanks'))
  }
  return (
    <div className={styles.verdicts} role="group" aria-label={t('prediction.knowBetter')}>
      <span className={styles.ask}>{t('prediction.knowBetter')}</span>
      {(['yes', 'no'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className={styles.verdict}
          aria-pressed={now === one}
          onClick={() => void say(one)}
        >
          <span>{t(one === 'yes' ? 'prediction.willCome' : 'prediction.willNotCome')}</span>
        </button>
      ))}
    </div>
  )
}
