import type { SearchableCompany } from '#document/searchableCompany.ts'

/**
 * How much a salesperson probably cares, 0–1,000 points times 16, plus 0–15 from the id so that equal
 * companies are told apart the same way always: exhibiting counts most, then size, contacts, what is known.
 */
export function prominence(company: SearchableCompany): number {
  let points = 100
  points += Math.min(300, 60 * Math.log2(1 + (company.exhibitionCount ?? 0)))
  points += Math.min(100, 25 * Math.log2(1 + (company.contactCount ?? 0)))
  const capital = company.registeredCapital ?? 0
  if (capital > 100_000) points += Math.min(200, 50 * (Math.log10(capital) - 5))
  if (company.stockCode) points += 150
  if (company.shortName || company.brands?.length) points += 40
  if (company.website) points += 30
  if (company.name.includes('股份')) points += 30
  if (company.name.includes('集团')) points += 20
  if (company.statusGroup === 'red') points -= 100
  if (company.name.endsWith('分公司')) points -= 60
  return Math.max(0, Math.round(points)) * 16 + spread(company.id)
}

function spread(id: string): number {
  let hash = 0
  for (let at = 0; at < id.length; at++) hash = (hash * 31 + id.charCodeAt(at)) | 0
  return (hash ^ (hash >>> 16)) & 15
}
