import type { Output } from '@zhzz/contract/endpoint.ts'
import type { pool } from '@zhzz/contract/pool/calls.ts'
import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import styles from '#pages/my/pool/PoolHead.module.css'
import { RuleSheet } from '#pages/my/pool/RuleSheet.tsx'
import { Button } from '#ui/Button.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface PoolHeadProps {
  page: Output<typeof pool.list>
  /** Begins to choose several; for leaders, where there are any. */
  onPick?: () => void
}

/** What the rule is, how much of it is used up today, and for leaders the way to set it. */
export function PoolHead({ page: { rule, takenToday }, onPick }: PoolHeadProps) {
  const maySet = usePermitted('zky:followUp:assign')
  const [isOpen, setOpen] = useState(false)
  const { isOn, idleDays, warnDays, takePerDay } = rule
  return (
    <div className={styles.head}>
      <FactLine
        facts={[
          isOn ? t('pool.ruleLine', { idle: idleDays, warn: warnDays }) : t('pool.ruleOff'),
          takePerDay !== null && t('pool.takenLine', { n: takenToday, limit: takePerDay }),
        ]}
      />
      {(onPick || maySet) && (
        <div className={styles.buttons}>
          {onPick && (
            <Button look="line" size="small" onClick={onPick}>
              {t('pool.assignSome')}
            </Button>
          )}
          {maySet && (
            <Button look="line" size="small" onClick={() => setOpen(true)}>
              {t('pool.rule')}
            </Button>
          )}
        </div>
      )}
      <RuleSheet open={isOpen} rule={rule} onClose={() => setOpen(false)} />
    </div>
  )
}
