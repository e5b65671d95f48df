import type { Address } from '#nav/listParams.ts'
import { scrollToTop, setParams } from '#nav/page.ts'

/** Another question: its address, from the first row. */
export function writeAddress(changed: Address): void {
  scrollToTop()
  setParams(changed)
}
