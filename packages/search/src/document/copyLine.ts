import type { SearchDocument } from '#document/document.ts'
import { tierOf } from '#document/tier.ts'

/** Columns of company_search in the order of `copyLine`: `copy company_search (…) from stdin`. */
export const copyColumns = [
  'tier',
  'company_id',
  'prominence',
  'status_group',
  'registered_capital',
  'establish_date',
  'exhibition_count',
  'latest_exhibition_date',
  'contact_count',
  'has_website',
  'names',
  'tokens',
  'placed',
  'texts',
].join(', ')

/** One line of COPY's text format, line end included. No value can hold a tab, a line end or a backslash. */
export function copyLine(document: SearchDocument, bounds: readonly number[]): string {
  const d = document
  return `${tierOf(d.prominence, bounds)}\t${d.companyId}\t${d.prominence}\t${d.statusGroup}\t${
    d.registeredCapital ?? '\\N'
  }\t${d.establishDate ?? '\\N'}\t${d.exhibitionCount}\t${d.latestExhibitionDate ?? '\\N'}\t${d.contactCount}\t${
    d.hasWebsite ? 't' : 'f'
  }\t${d.names}\t${Array.from(d.tokens).join(' ')}\t{${Array.from(d.placed).join(',')}}\t${
    d.texts.size === 0 ? '\\N' : `{${Array.from(d.texts).join(',')}}`
  }\n`
}
