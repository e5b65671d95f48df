import { pool } from '@zhzz/contract/pool/calls.ts'
import type { PoolRule } from '@zhzz/contract/pool/rule.ts'
import { useState } from 'react'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { RulePreview } from '#pages/my/pool/RulePreview.tsx'
import { reach, ruleOf, typedOf } from '#pages/my/pool/typedRule.ts'
import { Button } from '#ui/Button.tsx'
import { NumberBox } from '#ui/field/NumberBox.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { SheetForm, SheetRows } from '#ui/overlay/SheetForm.tsx'
import { toast } from '#ui/overlay/toast.ts'

const boxWords = {
  idleDays: 'pool.idleDays',
  warnDays: 'pool.warnDays',
  takePerDay: 'pool.takePerDay',
  holdAtMost: 'pool.holdAtMost',
} as const

interface RuleSheetProps {
  open: boolean
  rule: PoolRule
  onClose: () => void
}

/** 公海规则: after how many days, whom it spares, how much one may take; and what it would do today. */
export function RuleSheet({ open, rule, onClose }: RuleSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('pool.rule')}>
      <RuleForm rule={rule} onClose={onClose} />
    </Sheet>
  )
}

function RuleForm({ rule: saved, onClose }: Omit<RuleSheetProps, 'open'>) {
  const [typed, setTyped] = useState(() => typedOf(saved))
  const { rule, errors } = ruleOf(typed)
  const saving = useWrite(pool.saveRule, {
    outdates: [pool.list],
    onDone: () => {
      toast(t('call.rulesSaved'))
      onClose()
    },
    onFailure: { planTooLow: () => void showUpgrade(t('pool.teamOnlyText')) },
  })
  const box = (name: keyof typeof reach, hint?: string) => (
    <NumberBox
      label={t(boxWords[name])}
      name={name}
      {...reach[name]}
      value={typed[name]}
      error={errors[name]}
      hint={hint}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  )
  return (
    <SheetForm>
      <SheetRows>
        <SwitchRow
          label={t('pool.isOn')}
          text={t('pool.isOnText')}
          checked={typed.isOn}
          onChange={(isOn) => setTyped({ ...typed, isOn })}
        />
      </SheetRows>
      {typed.isOn && (
        <>
          {box('idleDays')}
          {box('warnDays')}
          <SheetRows>
            <SwitchRow
              label={t('pool.keepWon')}
              checked={typed.keepWon}
              onChange={(keepWon) => setTyped({ ...typed, keepWon })}
            />
          </SheetRows>
          {rule && <RulePreview rule={rule} />}
        </>
      )}
      {box('takePerDay', t('pool.noLimit'))}
      {box('holdAtMost', t('pool.noLimit'))}
      <Button busy={saving.isPending} disabled={!rule} onClick={() => rule && void saving.send(rule)}>
        {t('shell.save')}
      </Button>
    </SheetForm>
  )
}
