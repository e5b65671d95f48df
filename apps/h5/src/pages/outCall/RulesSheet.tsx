import { call } from '@zhzz/contract/call/calls.ts'
import type { CallRules } from '@zhzz/contract/call/rules.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { Button } from '#ui/Button.tsx'
import { NumberBox } from '#ui/field/NumberBox.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { SheetForm } from '#ui/overlay/SheetForm.tsx'
import { toast } from '#ui/overlay/toast.ts'

interface RulesSheetProps {
  open: boolean
  rules: CallRules
  onClose: () => void
}

/** 外呼规则: the hours of the callee's day, and how often. */
export function RulesSheet({ open, rules, onClose }: RulesSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('call.rules')}>
      <RulesForm rules={rules} onClose={onClose} />
    </Sheet>
  )
}

function RulesForm({ rules, onClose }: Omit<RulesSheetProps, 'open'>) {
  const [from, setFrom] = useState(String(rules.fromHour))
  const [until, setUntil] = useState(String(rules.toHour))
  const [perNumber, setPerNumber] = useState(String(rules.perNumber))
  const [perPerson, setPerPerson] = useState(rules.perPerson === null ? '' : String(rules.perPerson))
  const saving = useWrite(call.saveRules, {
    outdates: [call.rules],
    onDone: () => {
      toast(t('call.rulesSaved'))
      onClose()
    },
  })
  const isWrong = from === '' || until === '' || Number(from) >= Number(until)
  function save() {
    if (isWrong || perNumber === '') return
    void saving.send({
      fromHour: Number(from),
      toHour: Number(until),
      perNumber: Number(perNumber),
      perPerson: perPerson === '' ? null : Number(perPerson),
    })
  }
  return (
    <SheetForm>
      <NumberBox
        label={t('call.fromHour')}
        name="fromHour"
        min={0}
        max={23}
        value={from}
        onChange={setFrom}
      />
      <NumberBox
        label={t('call.toHour')}
        name="toHour"
        min={1}
        max={24}
        value={until}
        error={isWrong ? t('call.hoursWrong') : undefined}
        onChange={setUntil}
      />
      <NumberBox
        label={t('call.perNumber')}
        name="perNumber"
        min={1}
        max={20}
        value={perNumber}
        onChange={setPerNumber}
      />
      <NumberBox
        label={t('call.perPerson')}
        name="perPerson"
        min={1}
        max={1000}
        value={perPerson}
        hint={t('call.perPersonHint')}
        onChange={setPerPerson}
      />
      <Button busy={saving.isPending} onClick={save}>
        {t('shell.save')}
      </Button>
    </SheetForm>
  )
}
