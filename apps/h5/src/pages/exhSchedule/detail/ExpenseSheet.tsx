import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expenseKinds } from '@zhzz/contract/schedule/choices.ts'
import type { Expense } from '@zhzz/contract/schedule/expense.ts'
import { isAmount } from '@zhzz/contract/validator.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhSchedule/detail/ExpenseSheet.module.css'
import { expenseWords } from '#pages/exhSchedule/detail/expenseWords.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { SheetForm } from '#ui/overlay/SheetForm.tsx'
import { toast } from '#ui/overlay/toast.ts'

interface ExpenseSheetProps {
  mineId: string
  /** Null: a new one. */
  expense: Expense | null
  onClose: () => void
}

const outdates = [schedule.mineDetail, schedule.mine, schedule.plan, schedule.review, schedule.yearReview]

/** 记一笔费用: what for, how much, whose. */
export function ExpenseSheet({ mineId, expense, onClose }: ExpenseSheetProps) {
  const companions = useRead(schedule.companions, {}).data ?? []
  const [kind, setKind] = useState(expense?.kind ?? 'rent')
  const [amount, setAmount] = useState(expense === null ? '' : String(expense.amount))
  const [note, setNote] = useState(expense?.note ?? '')
  const [personId, setPersonId] = useState(expense?.person.id ?? null)
  const [isWrong, setWrong] = useState(false)
  const onDone = () => {
    toast(t('person.saved'))
    onClose()
  }
  const saving = useWrite(schedule.saveExpense, { outdates, onDone })
  const removing = useWrite(schedule.removeExpense, { outdates, onDone: onClose })
  const isCompanion = companions.some(({ id }) => id === personId)
  function save() {
    const plain = amount.normalize('NFKC').replace(/[\s,]/g, '')
    if (plain === '' || !isAmount(plain) || Number(plain) > 1e11) return setWrong(true)
    void saving.send({
      mineId,
      kind,
      amount: Number(plain),
      note: note.trim() || null,
      ...(expense && { id: expense.id }),
      ...(isCompanion && personId !== null && { personId }),
    })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('review.expense')}
      footer={
        <Button busy={saving.isPending} onClick={save}>
          {t('shell.save')}
        </Button>
      }
    >
      <SheetForm>
        <ChoiceField
          label={t('review.kind')}
          choices={expenseKinds.map((value) => ({ value, label: t(expenseWords[value]) }))}
          chosen={kind}
          onChoose={setKind}
        />
        <TextField
          label={t('review.amount')}
          name="amount"
          inputMode="decimal"
          maxLength={16}
          value={amount}
          error={isWrong ? t('review.amountWrong') : undefined}
          onChange={(text) => {
            setAmount(text)
            setWrong(false)
          }}
        />
        <TextField label={t('mySchedule.note')} name="note" maxLength={200} value={note} onChange={setNote} />
        {companions.length > 0 && (
          <>
            <ChoiceField
              label={t('review.whose')}
              choices={[
                { value: 'me', label: t('followUp.me') },
                ...companions.map(({ id, name }) => ({ value: id, label: name ?? t('mySchedule.unnamed') })),
              ]}
              chosen={isCompanion && personId !== null ? personId : 'me'}
              onChoose={setPersonId}
            />
            <p className={styles.hint}>{t('review.seenBySum')}</p>
          </>
        )}
        {expense && (
          <Button
            look="line"
            size="small"
            busy={removing.isPending}
            onClick={() => void removing.send({ mineId, id: expense.id })}
          >
            {t('review.removeExpense')}
          </Button>
        )}
      </SheetForm>
    </Sheet>
  )
}
