import { Misuse, wholeNumber } from '@zhzz/db/command.ts'
import { amountTyped } from '#operate/amountTyped.ts'
import { answerOrder, type OrderAnswer } from '#operate/answerOrder.ts'
import { operation } from '#operate/operation.ts'
import { waitingOrders } from '#operate/orders.ts'
import { reasonTyped } from '#operate/reasonTyped.ts'

/** What an operator does about 升级申请. */
export const orderCommands = {
  orders: operation({
    takes: '',
    says: 'who has asked for a plan (升级申请) and waits for an answer, each with its number',
    options: {},
    read() {
      return ({ db }) => waitingOrders(db)
    },
  }),
  'answer-order': operation({
    takes: '--order 100001 --open [--days 365] [--amount 1980] | --refuse  [--words TEXT]',
    says: 'answers it: the plan holds from now on, or is refused with the words as the reason; who asked is told',
    options: {
      order: { type: 'string' },
      open: { type: 'boolean', default: false },
      refuse: { type: 'boolean', default: false },
      days: { type: 'string', default: '365' },
      amount: { type: 'string' },
      words: { type: 'string', default: '' },
    },
    read(values) {
      const answer = orderTyped(values)
      return ({ db, operator, now }) => answerOrder(db, { ...answer, operator, now })
    },
  }),
}

type OrderTyped = {
  order?: string | undefined
  open: boolean
  refuse: boolean
  days: string
  amount?: string | undefined
  words: string
}

/** An answer to 升级申请. */
function orderTyped(typed: OrderTyped): Pick<OrderAnswer, 'order' | 'open' | 'words'> {
  if (typed.order === undefined) throw new Misuse('--order is missing: npm run admin -- orders')
  if (typed.open === typed.refuse) throw new Misuse('say --open or --refuse')
  const days = wholeNumber('--days', typed.days, 1, 3_660)
  const amount = amountTyped(typed.amount)
  if (typed.words.length > 200) throw new Misuse('--words are 200 characters at most')
  return {
    order: wholeNumber('--order', typed.order, 1, 1_000_000_000),
    open: typed.open ? { days, amount } : null,
    words: typed.open ? typed.words : reasonTyped(typed.words),
  }
}
