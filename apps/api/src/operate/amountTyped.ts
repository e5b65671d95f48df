import { Misuse } from '@zhzz/db/command.ts'

/** 元 with two decimals at most; null: not said. */
export function amountTyped(amount: string | undefined): number | null {
  if (amount === undefined) return null
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount))
    throw new Misuse(`--amount is in 元: 1980 or 1980.50, not ${amount}`)
  return Number(amount)
}
