import { formatMoney } from '#i18n/format.ts'

/** What offers or orders come to: of none whose amount was written down it is not known. */
export function amountText(yuan: number): string {
  return formatMoney(yuan > 0 ? yuan : null)
}
