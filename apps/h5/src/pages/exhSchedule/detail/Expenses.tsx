import type { Expense } from '@zhzz/contract/schedule/expense.ts'
import type { MineDetail } from '@zhzz/contract/schedule/mineDetail.ts'
import { useState } from 'react'
import { formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { ExpenseSheet } from '#pages/exhSchedule/detail/ExpenseSheet.tsx'
import { expenseWords } from '#pages/exhSchedule/detail/expenseWords.ts'
import { Card, CardLink } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** 费用 of what is on 我的展会: a tap changes one. */
export function Expenses({ detail: { mine, expenses } }: { detail: MineDetail }) {
  const [open, setOpen] = useState<Expense | 'new' | null>(null)
  return (
    <Card
      title={t('review.expenses')}
      end={<CardLink onClick={() => setOpen('new')}>{t('review.expense')}</CardLink>}
      flush={expenses.length > 0}
    >
      {expenses.length === 0 && t('review.noExpenses')}
      {expenses.map((expense) => (
        <Row
          key={expense.id}
          label={
            <FactLine tone="ink" facts={[t(expenseWords[expense.kind]), expense.note, expense.person.name]} />
          }
          value={formatMoney(expense.amount)}
          onClick={() => setOpen(expense)}
        />
      ))}
      {expenses.length > 1 && (
        <Row label={t('review.total')} value={mine.actualCost !== null && formatMoney(mine.actualCost)} />
      )}
      {open !== null && (
        <ExpenseSheet
          key={open === 'new' ? 'new' : open.id}
          mineId={mine.id}
          expense={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}
