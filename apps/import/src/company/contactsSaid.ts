import { foldContact } from '@zhzz/db/contactText.ts'
import { contactItems, personOf, type ReachField } from '#contact/items.ts'
import type { Said } from '#contact/write.ts'
import type { Cells } from '#verdict.ts'

/** The ways to reach a company that its registry row tells beside the record; null where it tells none. */
export function contactsSaid(cells: Cells<ReachField>, warnings: string[]): Said | null {
  const { items, unread } = contactItems(cells)
  for (const _ of unread) warnings.push('a number or address could not be read and was left out')
  if (items.length === 0) return null
  return {
    items,
    ...personOf(cells),
    phoneArea: null,
    status: 'unknown',
    doNotCall: null,
    labels: [],
    seenAt: null,
    sourceUrl: null,
  }
}

/** How many contacts they are once they are written, and of which kinds. */
export function reachOf(said: Said | null): { contactCount: number; contactTypes: string[] } {
  const items = said?.items ?? []
  return {
    contactCount: new Set(items.map(({ type, content }) => `${type} ${foldContact(type, content)}`)).size,
    contactTypes: [...new Set(items.map(({ type }) => type))],
  }
}
