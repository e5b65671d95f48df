import type { Address } from '#nav/listParams.ts'
import { setParams } from '#nav/page.ts'
import { scrollToTop } from '#ui/list/scrollToTop.ts'

/** Another question: its address, from the first row. */
export function writeAddress(changed: Address): void {
  scrollToTop()
  setParams(changed)
}
